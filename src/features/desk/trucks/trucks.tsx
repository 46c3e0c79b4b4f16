import { useState } from 'react';
import type { DeskCopy } from '@/content/en/desk';
import type { Truck } from '@/contract/job/record';
import { BLOCKABLE } from '@/ui/form/one-press';
import { Phone } from '@/ui/phone';
import { Summary } from '@/ui/summary';
import { telHref } from '@/lib/links';
import { dialable } from '@/contract/phone';
import { hasDraft } from '../use-draft';
import type { DeskLink } from '../stream/use-desk';
import { TruckForm } from './truck-form';

interface Props {
  copy: DeskCopy['trucks'];
  trucks: readonly Truck[];
  save: DeskLink['saveTruck'];
}

/** The company's trucks: who drives which, and who is on duty. */
export function Trucks({ copy, trucks, save }: Props) {
  const [saving, setSaving] = useState<number>();
  const [trouble, setTrouble] = useState('');
  /** The truck whose duty was changed here last: screen readers do not say that a button has another name now. */
  const [changed, setChanged] = useState<number>();
  /** Truck id → the duty whose change got no answer: a second press repeats it rather than reversing it. */
  const [unsettled, setUnsettled] = useState<ReadonlyMap<number, boolean>>(new Map());
  /** A half-typed truck stays unfolded after a new sign-in. */
  const [begun] = useState(() => hasDraft('truck'));
  const toggle = async (truck: Truck) => {
    if (saving === truck.id) return;
    const onDuty = unsettled.get(truck.id) ?? !truck.onDuty;
    setSaving(truck.id);
    setChanged(undefined);
    const saved = await save({ id: truck.id, onDuty });
    setSaving(undefined);
    // A good answer names all trucks.
    if (saved.kind === 'ok') {
      setUnsettled(new Map());
      setChanged(truck.id);
    }
    if (saved.kind === 'failed') setUnsettled(new Map([...unsettled, [truck.id, onDuty]]));
    setTrouble(saved.kind === 'ok' ? '' : 'error' in saved ? saved.error : copy.failed);
  };
  const told = trucks.find(({ id }) => id === changed);
  const standsNow = trucks.some(({ id, onDuty }) => unsettled.get(id) === onDuty);
  return (
    <details open={begun} className="mt-6">
      <Summary>
        <span>{`${copy.title} (${trucks.filter(({ onDuty }) => onDuty).length}/${trucks.length})`}</span>
      </Summary>
      {trucks.length === 0 && <p className="text-muted">{copy.none}</p>}
      <ul className="divide-y divide-sign-edge wrap-anywhere">
        {trucks.map((truck) => (
          <li key={truck.id} className="flex flex-wrap items-center gap-x-4 py-1">
            <bdi className="font-semibold">{truck.plate}</bdi>
            <bdi>{truck.driver}</bdi>
            <span className="text-muted">{truck.kind}</span>
            <a className="inline-flex min-h-12 items-center underline" href={telHref(dialable(truck.phone))}>
              <Phone number={dialable(truck.phone)} />
            </a>
            <button
              type="button"
              // Not `disabled`: a keyboard user keeps the focus.
              aria-disabled={saving === truck.id}
              className={`ms-auto min-h-12 min-w-12 underline underline-offset-4 aria-disabled:opacity-60 ${BLOCKABLE}`}
              onClick={() => void toggle(truck)}
            >
              <span>{truck.onDuty ? copy.onDuty : copy.offDuty}</span>
              <span className="sr-only">: {truck.plate}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {told && `${told.onDuty ? copy.onDuty : copy.offDuty}: ${told.plate}`}
      </p>
      <p role="alert" className="font-semibold text-alert">
        {trouble === copy.failed && standsNow ? copy.unsettled : trouble}
      </p>
      <TruckForm copy={copy} trucks={trucks} save={save} />
    </details>
  );
}
