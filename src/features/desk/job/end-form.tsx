import { useState, type FormEvent } from 'react';
import type { DeskCopy } from '@/content/en/desk';
import { END_REASONS, type EndReason, type Job } from '@/contract/job/record';
import { endsFor, type End } from '@/contract/job/steps';
import { Button } from '@/ui/button';
import { Field } from '@/ui/form/field';
import { Select } from '@/ui/form/select';
import { focusInvalid } from '@/ui/form/focus-invalid';
import type { Make } from './use-change';
import { dropDraft, useDraft } from '../use-draft';

interface Props {
  copy: DeskCopy;
  job: Job;
  saving: boolean;
  make: Make;
}

interface Typed {
  to: End;
  reason: EndReason | '';
  note: string;
}
const NOTHING: Typed = { to: 'cancelled', reason: '', note: '' };

/** Ends a job without a bill, with its reason: what was lost, and why, is a figure that the owner asks for. */
export function EndForm({ copy: { actions, ends, reasons }, job, saving, make }: Props) {
  const possible = endsFor(job, 'desk');
  const [typed, setTyped] = useDraft(`${job.id} end`, NOTHING);
  const { note } = typed;
  const [checked, setChecked] = useState(false);
  // The job may have moved on since: the end that is shown is sent, and the reason is kept if it still fits.
  const to = possible.includes(typed.to) ? typed.to : (possible[0] ?? typed.to);
  const reason = (END_REASONS[to] as readonly string[]).includes(typed.reason) ? typed.reason : '';
  const noReason = checked && reason === '';
  const noNote = checked && reason === 'other' && note.trim() === '';
  /** Emptied again, nothing was begun. */
  const set = (part: Partial<Typed>) => {
    const next = { ...typed, ...part };
    setTyped(next.to === NOTHING.to && next.reason === '' && next.note === '' ? NOTHING : next);
  };

  const end = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (reason === '' || (reason === 'other' && note.trim() === '')) return focusInvalid(event.currentTarget);
    if (await make({ kind: 'end', to, reason, note: note.trim() }, ends[to])) dropDraft(`${job.id} end`);
  };
  // Somebody else has ended it: what is typed stays, to be read.
  if (possible.length === 0 && typed === NOTHING) return null;
  return (
    <form className="mt-3 border-t-2 border-sign-edge pt-3" onSubmit={(event) => void end(event)} noValidate>
      <h4 className="font-semibold">{actions.end}</h4>
      <div className="grid gap-x-3 sm:grid-cols-2">
        <Field label={actions.endAs}>
          {(control) => (
            <Select {...control} value={to} onChange={(event) => set({ to: event.target.value as End, reason: '' })}>
              {(possible.length > 0 ? possible : [to]).map((id) => (
                <option key={id} value={id}>
                  {ends[id]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={actions.reason} error={noReason ? actions.reasonMissing : undefined}>
          {(control) => (
            <Select
              {...control}
              value={reason}
              onChange={(event) => set({ reason: event.target.value as EndReason | '' })}
            >
              <option value="">{actions.choosePayment}</option>
              {END_REASONS[to].map((id) => (
                <option key={id} value={id}>
                  {reasons[id]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Field label={actions.note} error={noNote ? actions.noteMissing : undefined}>
        {(control) => (
          <input {...control} dir="auto" value={note} onChange={(event) => set({ note: event.target.value })} />
        )}
      </Field>
      {possible.length > 0 && (
        <Button type="submit" variant="ghost" className="w-full" disabled={saving}>
          {saving ? actions.saving : actions.endNow}
        </Button>
      )}
    </form>
  );
}
