import { useState } from 'react';
import type { DeskCopy } from '@/content/en/desk';
import type { Truck } from '@/contract/job/record';
import { useInitialFocus } from '@/ui/use-initial-focus';
import type { Make } from './make';
import { Minutes } from './minutes';
import { TruckSelect } from './truck-select';

interface Props {
  copy: DeskCopy;
  trucks: readonly Truck[];
  saving: boolean;
  make: Make;
  onClose: () => void;
}

/** Which truck, and in how many minutes: one tap each. */
export function SentForm({ copy, trucks, saving, make, onClose }: Props) {
  const free = trucks.filter(({ onDuty }) => onDuty);
  const first = useInitialFocus<HTMLButtonElement>();
  const [truckId, setTruckId] = useState<number | undefined>(free.length === 1 ? free[0]?.id : undefined);
  const send = async (minutes: number) => {
    const chosen = truckId === undefined ? {} : { truckId };
    if (await make({ kind: 'step', to: 'sent', minutes, ...chosen }, copy.next.sent)) onClose();
  };
  return (
    <div className="rounded-lg border-2 border-sign-edge p-3">
      {free.length > 0 && <TruckSelect copy={copy} trucks={free} value={truckId} onChange={setTruckId} />}
      <Minutes
        label={copy.actions.minutes}
        variant="call"
        saving={saving}
        first={first}
        onChoose={(minutes) => void send(minutes)}
      />
      <button type="button" className="mt-2 min-h-12 underline underline-offset-4" onClick={onClose}>
        {copy.newJob.cancel}
      </button>
    </div>
  );
}
