import type { FormEvent } from 'react';
import type { DeskCopy } from '@/content/en/desk';
import type { Job } from '@/contract/job/record';
import { isOver } from '@/contract/job/steps';
import { Button } from '@/ui/button';
import { Field } from '@/ui/form/field';
import { BLOCKABLE } from '@/ui/form/one-press';
import type { Wanted } from '../stream/use-desk';
import type { Make } from './use-change';
import { PlaceForm } from './place-form';
import { isDraft, useDraft } from '../use-draft';

interface Props {
  copy: DeskCopy;
  job: Job;
  saving: boolean;
  make: Make;
  /** The change that got no answer. */
  unsettled: Wanted | undefined;
}

interface Note {
  text: string;
  /** The note that was sent without an answer: sent again unchanged, it has the same id. */
  sent?: { text: string; id: string };
}

/** What a dispatcher adds while talking: a note, a better place, and whether somebody is in danger. */
export function NoteAndPlace({ copy, job, saving, make, unsettled }: Props) {
  const { actions } = copy;
  const [note, setNote] = useDraft<Note | undefined>(`${job.id} note`, undefined);
  const text = note?.text.trim();
  const addNote = async (event: FormEvent) => {
    event.preventDefault();
    if (!note || !text || saving) return;
    const sent = note.sent?.text === text ? note.sent : { text, id: crypto.randomUUID() };
    const kept = { ...note, sent };
    setNote(kept);
    // What was typed while it was saved is another note.
    if ((await make({ kind: 'note', ...sent }, actions.addNote)) && isDraft(`${job.id} note`, kept)) setNote(undefined);
  };
  // Until an answer has come, a second press repeats the same change rather than reversing it.
  const danger = unsettled?.kind === 'danger' ? unsettled.danger : !job.danger;
  const dangerLabel = danger ? actions.dangerOn : actions.dangerOff;
  return (
    <>
      <form className="grid items-end gap-x-3 sm:grid-cols-[1fr_auto]" onSubmit={(event) => void addNote(event)}>
        <Field label={actions.note}>
          {(control) => (
            <input
              {...control}
              dir="auto"
              value={note?.text ?? ''}
              onChange={({ target: { value } }) => setNote(value === '' ? undefined : { ...note, text: value })}
            />
          )}
        </Field>
        <Button type="submit" variant="ghost" className="mb-6" disabled={saving}>
          {actions.addNote}
        </Button>
      </form>
      <PlaceForm copy={copy} job={job} saving={saving} make={make} />
      {!isOver(job.state) && (
        <Button
          variant="ghost"
          className={`w-full ${BLOCKABLE}`}
          disabled={saving}
          onClick={() => void make({ kind: 'danger', danger }, dangerLabel)}
        >
          {dangerLabel}
        </Button>
      )}
    </>
  );
}
