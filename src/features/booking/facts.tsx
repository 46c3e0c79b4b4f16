import type { BookingContent } from '@/content/booking-types';
import type { FormValues } from '@/contract/booking-fields';
import { TILE, TILE_INPUT, TileFace } from '@/ui/form/tiles';
import { cx } from '@/ui/cx';
import { controlId, type AskedField } from './controls';
import { CONTROLS } from './form-controls';

interface Props {
  words: BookingContent;
  /** Those that the service asks for, in order. */
  names: readonly AskedField[];
  values: FormValues;
  disabled: boolean;
  onValue: (name: AskedField, value: string) => void;
}

/** What may be true of the vehicle, as tiles to tick: none of them has to be. */
export function Facts({ words, names, values, disabled, onValue }: Props) {
  return (
    <fieldset className="mb-5 min-w-0 sm:col-span-2">
      <legend className="font-semibold">
        {words.facts} <span className="ms-1 text-base font-normal text-muted">{words.optional}</span>
      </legend>
      <div className="mt-1.5 grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-2">
        {names.map((name) => {
          const control = CONTROLS[name];
          if (control.kind !== 'fact') return null;
          return (
            <label key={name} className={cx(TILE, 'min-h-22 flex-col gap-0.5')}>
              <input
                id={controlId(name)}
                type="checkbox"
                name={name}
                value={control.says}
                checked={values[name] === control.says}
                disabled={disabled}
                onChange={(event) => onValue(name, event.target.checked ? control.says : '')}
                className={TILE_INPUT}
              />
              <TileFace label={words.fields[name].label} icon={control.icon} />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
