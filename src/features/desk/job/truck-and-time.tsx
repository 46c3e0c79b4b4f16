import { useState, type FormEvent } from 'react';
import type { DeskCopy } from '@/content/en/desk';
import type { Job, Truck } from '@/contract/job/record';
import { Button } from '@/ui/button';
import type { Make } from './use-change';
import { Minutes } from './minutes';
import { TruckSelect } from './truck-select';

interface Props {
  copy: DeskCopy;
  job: Job;
  trucks: readonly Truck[];
  saving: boolean;
  make: Make;
}

/**
 * Once a truck is on its way: another one, should it break down, and until it is there
 * another time, should it stand in traffic.
 */
export function TruckAndTime({ copy, job, trucks, saving, make }: Props) {
  const { actions } = copy;
  // A truck that has gone off duty is still the one that was sent.
  const choice = trucks.filter(({ id, onDuty }) => onDuty || id === job.truckId);
  return (
    <>
      {choice.length > 0 && (
        // Somebody else's choice takes the place of what is chosen here.
        <TruckForm key={job.truckId} copy={copy} job={job} trucks={choice} saving={saving} make={make} />
      )}
      {job.state === 'sent' && (
        <div className="mb-6">
          <Minutes
            label={actions.newMinutes}
            variant="ghost"
            saving={saving}
            onChoose={(minutes) => void make({ kind: 'eta', minutes }, actions.newMinutes)}
          />
        </div>
      )}
    </>
  );
}

function TruckForm({ copy, job, trucks, saving, make }: Props) {
  const [truckId, setTruckId] = useState(job.truckId);
  // A truck that has gone off duty since is not offered.
  const chosen = trucks.find(({ id }) => id === truckId)?.id;
  const save = (event: FormEvent) => {
    event.preventDefault();
    void make({ kind: 'truck', truckId: chosen ?? null }, copy.actions.saveTruck);
  };
  return (
    <form className="grid items-end gap-x-3 sm:grid-cols-[1fr_auto]" onSubmit={save}>
      <TruckSelect copy={copy} job={job} trucks={trucks} value={chosen} onChange={setTruckId} />
      <Button type="submit" variant="ghost" className="mb-6" disabled={saving || chosen === job.truckId}>
        {copy.actions.saveTruck}
      </Button>
    </form>
  );
}
