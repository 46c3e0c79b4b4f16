import type { Ref } from 'react';
import type { DeskCopy } from '@/content/en/desk';
import type { Truck } from '@/contract/job/record';
import { Field } from '@/ui/form/field';

interface Props {
  copy: DeskCopy;
  trucks: readonly Truck[];
  /** A truck's id; undefined: none is chosen. */
  value: number | undefined;
  first?: Ref<HTMLSelectElement> | undefined;
  onChange: (truckId: number | undefined) => void;
}

/** One of the trucks, or none. */
export function TruckSelect({ copy: { actions, card }, trucks, value, first, onChange }: Props) {
  return (
    <Field label={actions.truck}>
      {(control) => (
        <select
          {...control}
          ref={first}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value === '' ? undefined : Number(event.target.value))}
        >
          <option value="">{actions.noTruck}</option>
          {trucks.map(({ id, plate, driver, kind }) => (
            <option key={id} value={id}>
              {[card.truck(plate, driver), kind].filter(Boolean).join(', ')}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
