import type { BookingContent } from '@/content/booking-types';
import type { FieldName } from '@/contract/booking-fields';
import { Field } from '@/ui/form/field';
import { Select } from '@/ui/form/select';
import { Tiles } from '@/ui/form/tiles';
import { cx } from '@/ui/cx';
import { CONTROLS, type Control } from './form-controls';

/** The control's id; the error summary links to it. */
export const controlId = (name: FieldName): string => `booking-${name}`;

export type AskedField = Exclude<FieldName, 'consent'>;

interface Props {
  name: AskedField;
  words: BookingContent;
  value: string;
  error?: string;
  note?: string;
  disabled: boolean;
  onValue: (value: string) => void;
  /** In place of the field's own. */
  asked?: { label: string; hint: string };
}

/** One field of the form, by its description. */
export function BookingControl(props: Props) {
  const control = CONTROLS[props.name];
  if (control.kind === 'switch') return <Switch {...props} />;
  if (control.kind === 'consent' || control.kind === 'fact') return null;
  return (
    <div className={cx(control.wide && 'sm:col-span-2')}>
      {control.kind === 'tiles' ? <Choices {...props} control={control} /> : <Labelled {...props} control={control} />}
    </div>
  );
}

interface Kind<K extends Control['kind']> {
  control: Extract<Control, { kind: K }>;
}

function Labelled({
  name,
  words,
  value,
  error,
  note,
  disabled,
  onValue,
  asked,
  control,
}: Props & Kind<'select' | 'area' | 'text'>) {
  const { label, hint, placeholder } = { ...words.fields[name], ...asked };
  const optional = control.kind === 'text' && control.optional ? words.optional : undefined;
  // No `maxLength`: it silently truncates pasted text. The schema reports a text that is too long.
  const common = { name, value, disabled, placeholder };
  return (
    <Field id={controlId(name)} label={label} hint={hint} error={error} note={note} optional={optional}>
      {(belongs) => {
        if (control.kind === 'area')
          return <textarea {...belongs} {...common} rows={4} onChange={(e) => onValue(e.target.value)} />;
        if (control.kind === 'text')
          return <input {...belongs} {...common} {...control.keyboard} onChange={(e) => onValue(e.target.value)} />;
        return (
          <Select {...belongs} name={name} value={value} disabled={disabled} onChange={(e) => onValue(e.target.value)}>
            <option value="">{words.choose}</option>
            {control.options(words).map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
        );
      }}
    </Field>
  );
}

/** One of several, each a full-size tile. */
function Choices({ name, words, value, error, disabled, onValue, control }: Props & Kind<'tiles'>) {
  return (
    <Tiles
      id={controlId(name)}
      name={name}
      legend={words.fields[name].label}
      optional={control.optional && words.optional}
      options={control.options(words)}
      value={value}
      error={error}
      disabled={disabled}
      width={control.width}
      onValue={onValue}
    />
  );
}

/** A tick that changes what the field above it asks for; that one's neighbour stands beside it, not beside the tick. */
function Switch({ name, words, value, disabled, onValue }: Props) {
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-3 sm:row-start-3">
      <input
        id={controlId(name)}
        name={name}
        type="checkbox"
        value="yes"
        checked={value === 'yes'}
        disabled={disabled}
        onChange={(e) => onValue(e.target.checked ? 'yes' : '')}
        className="size-6 shrink-0 accent-ink"
      />
      {words.fields[name].label}
    </label>
  );
}
