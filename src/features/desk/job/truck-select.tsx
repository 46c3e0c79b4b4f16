import type { Ref } from 'react';
import type { DeskCopy } from '@/content/en/desk';
import type { Job, Truck } from '@/contract/job/record';
import { Field } from '@/ui/form/field';
import { Select } from '@/ui/form/select';
import { useOtherJobs } from './other-jobs';

interface Props {
  copy: DeskCopy;
  /** The one that a truck is chosen for. */
  job: Job;
  trucks: readonly Truck[];
  /** A truck's id; undefined: none is chosen. */
  value: number | undefined;
  first?: Ref<HTMLSelectElement>;
  onChange: (truckId: number | undefined) => void;
}

/** One of the trucks, or none; with the jobs that each is on already. */
export function TruckSelect({ copy: { actions, card }, job, trucks, value, first, onChange }: Props) {
  const otherJobs = useOtherJobs(job);
  return (
    <Field label={actions.truck}>
      {(control) => (
        <Select
          {...control}
          ref={first}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value === '' ? undefined : Number(event.target.value))}
        >
          <option value="">{actions.noTruck}</option>
          {trucks.map(({ id, plate, driver, kind }) => (
            <option key={id} value={id}>
              {[card.truck(plate, driver), kind, actions.onJobs(otherJobs(id).join(', '))].filter(Boolean).join(', ')}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
