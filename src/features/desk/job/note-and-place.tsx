import type { FormEvent } from 'react';
import type { DeskCopy } from '@/content/en/desk';
import { JOB_LIMITS } from '@/contract/job/change';
import type { Job } from '@/contract/job/record';
import { Button } from '@/ui/button';
import { Field } from '@/ui/form/field';
import type { Make } from './make';
import { PlaceForm } from './place-form';
import { useDraft } from './use-draft';

interface Props {
  copy: DeskCopy;
  job: Job;
  saving: boolean;
  make: Make;
}

/** What a dispatcher adds while talking: a note, a better place, and whether somebody is in danger. */
export function NoteAndPlace({ copy, job, saving, make }: Props) {
  const { actions } = copy;
  const [note, setNote] = useDraft(`${job.id} note`, '');
  const addNote = async (event: FormEvent) => {
    event.preventDefault();
    if (note.trim() && (await make({ kind: 'note', text: note.trim() }, actions.addNote))) setNote('');
  };
  return (
    <>
      <form className="grid items-end gap-x-3 sm:grid-cols-[1fr_auto]" onSubmit={(event) => void addNote(event)}>
        <Field label={actions.note}>
          {(control) => (
            <input
              {...control}
              value={note}
              maxLength={JOB_LIMITS.note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="ghost" className="mb-6" disabled={saving}>
          {actions.addNote}
        </Button>
      </form>
      <PlaceForm copy={copy} job={job} saving={saving} make={make} />
      <Button
        variant="ghost"
        className="w-full"
        disabled={saving}
        onClick={() => void make({ kind: 'danger', danger: !job.danger }, actions.dangerOn)}
      >
        {job.danger ? actions.dangerOff : actions.dangerOn}
      </Button>
    </>
  );
}
