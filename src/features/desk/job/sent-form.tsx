import { useState } from 'react';
import type { DeskCopy } from '@/content/en/desk';
import type { Truck } from '@/contract/job/record';
import { Button } from '@/ui/button';
import { Field } from '@/ui/form/field';
import { useInitialFocus } from '@/ui/use-initial-focus';
import type { Make } from './make';

/** What a dispatcher says on the phone, in minutes. */
const MINUTES = [10, 15, 20, 30, 45, 60] as const;

interface Props {
  copy: DeskCopy;
  trucks: readonly Truck[];
  saving: boolean;
  make: Make;
  onClose: () => void;
}

/** Which truck, and in how many minutes: one tap each. The minutes are what a person said; nothing computes them. */
export function SentForm({ copy: { actions, card, next, newJob }, trucks, saving, make, onClose }: Props) {
  const free = trucks.filter(({ onDuty }) => onDuty);
  const first = useInitialFocus<HTMLButtonElement>();
  const [truckId, setTruckId] = useState<number | undefined>(free.length === 1 ? free[0]?.id : undefined);
  const send = async (minutes: number) => {
    const chosen = truckId === undefined ? {} : { truckId };
    if (await make({ kind: 'step', to: 'sent', minutes, ...chosen }, next.sent)) onClose();
  };
  return (
    <div className="rounded-lg border-2 border-sign-edge p-3">
      {free.length > 0 && (
        <Field label={actions.truck}>
          {(control) => (
            <select
              {...control}
              value={truckId ?? ''}
              onChange={(event) => setTruckId(event.target.value === '' ? undefined : Number(event.target.value))}
            >
              <option value="">{actions.noTruck}</option>
              {free.map(({ id, plate, driver, kind }) => (
                <option key={id} value={id}>
                  {[card.truck(plate, driver), kind].filter(Boolean).join(', ')}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <fieldset disabled={saving}>
        <legend className="font-semibold">{actions.minutes}</legend>
        <div className="mt-2 grid grid-cols-3 gap-2">
          {MINUTES.map((minutes, place) => (
            <Button
              key={minutes}
              variant="call"
              ref={place === 0 ? first : undefined}
              onClick={() => void send(minutes)}
            >
              {minutes}
            </Button>
          ))}
        </div>
      </fieldset>
      <button type="button" className="mt-2 min-h-12 underline underline-offset-4" onClick={onClose}>
        {newJob.cancel}
      </button>
    </div>
  );
}
