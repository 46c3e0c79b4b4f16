import { useState } from 'react';
import type { DeskCopy } from '@/content/en/desk';
import type { Job, Truck } from '@/contract/job/record';
import { useInitialFocus } from '@/ui/use-initial-focus';
import type { Make } from './make';
import { Minutes } from './minutes';
import { TruckSelect } from './truck-select';

interface Props {
  copy: DeskCopy;
  job: Job;
  trucks: readonly Truck[];
  saving: boolean;
  make: Make;
  onClose: () => void;
  onCancel: () => void;
}

/** Which truck, and in how many minutes: one tap each. */
export function SentForm({ copy, job, trucks, saving, make, onClose, onCancel }: Props) {
  // Sent before, and taken back: that truck still stands in the job.
  const free = trucks.filter(({ id, onDuty }) => onDuty || id === job.truckId);
  const first = useInitialFocus<HTMLButtonElement>();
  const [truckId, setTruckId] = useState(job.truckId ?? (free.length === 1 ? free[0]?.id : undefined));
  // One that has gone off duty meanwhile is offered no more.
  const chosen = free.find(({ id }) => id === truckId)?.id;
  const send = async (minutes: number) => {
    // What is shown is what goes out: also none.
    if (await make({ kind: 'step', to: 'sent', minutes, truckId: chosen ?? null }, copy.next.sent)) onClose();
  };
  return (
    <div className="rounded-lg border-2 border-sign-edge p-3">
      {free.length > 0 && <TruckSelect copy={copy} trucks={free} value={chosen} onChange={setTruckId} />}
      <Minutes
        label={copy.actions.minutes}
        variant="call"
        saving={saving}
        first={first}
        onChoose={(minutes) => void send(minutes)}
      />
      <button type="button" className="mt-2 min-h-12 underline underline-offset-4" onClick={onCancel}>
        {copy.newJob.cancel}
      </button>
    </div>
  );
}
