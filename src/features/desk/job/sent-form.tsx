import { useState } from 'react';
import type { DeskCopy } from '@/content/en/desk';
import type { Job, Truck } from '@/contract/job/record';
import { useInitialFocus } from '@/ui/use-initial-focus';
import type { Make } from './use-change';
import { Minutes } from './minutes';
import { TruckSelect } from './truck-select';
import { dropDraft, useDraft } from '../use-draft';

interface Chosen {
  truckId: number | undefined;
  /** The job's truck when the choice was made; if the job's truck has changed since, the choice is void. */
  instead: number | undefined;
}

interface Props {
  copy: DeskCopy;
  job: Job;
  trucks: readonly Truck[];
  saving: boolean;
  /** Somebody has just asked for the form here. */
  pressed: boolean;
  make: Make;
  onClose: () => void;
  onCancel: () => void;
}

/** Which truck, and in how many minutes: one tap each. */
export function SentForm({ copy, job, trucks, saving, pressed, make, onClose, onCancel }: Props) {
  // A job that was sent and undone still has its truck.
  const free = trucks.filter(({ id, onDuty }) => onDuty || id === job.truckId);
  const [choice, setChoice] = useDraft<Chosen | undefined>(`${job.id} sent`, undefined);
  const [usual] = useState(job.truckId ?? (free.length === 1 ? free[0]?.id : undefined));
  const truckId = choice && choice.instead === job.truckId ? choice.truckId : usual;
  // A truck that has gone off duty since is not offered.
  const chosen = free.find(({ id }) => id === truckId)?.id;
  // The truck is asked first if there are several: if the focus went straight to the minutes, none would be sent.
  const [asksTruck] = useState(free.length > 0 && chosen === undefined);
  const first = useInitialFocus<HTMLButtonElement & HTMLSelectElement>(pressed);
  const end = (then: () => void) => {
    dropDraft(`${job.id} sent`);
    then();
  };
  const send = async (minutes: number) => {
    // What is shown is what goes out: also none.
    if (await make({ kind: 'step', to: 'sent', minutes, truckId: chosen ?? null }, copy.next.sent)) end(onClose);
  };
  return (
    <div className="rounded-lg border-2 border-sign-edge p-3">
      {free.length > 0 && (
        <TruckSelect
          copy={copy}
          job={job}
          trucks={free}
          value={chosen}
          first={asksTruck ? first : undefined}
          onChange={(id) => setChoice({ truckId: id, instead: job.truckId })}
        />
      )}
      <Minutes
        label={copy.actions.minutes}
        variant="call"
        saving={saving}
        first={asksTruck ? undefined : first}
        onChoose={(minutes) => void send(minutes)}
      />
      <button type="button" className="mt-2 min-h-12 underline underline-offset-4" onClick={() => end(onCancel)}>
        {copy.newJob.cancel}
      </button>
    </div>
  );
}
