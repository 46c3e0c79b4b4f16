import { useLayoutEffect, useRef } from 'react';
import type { DeskCopy } from '@/content/en/desk';
import type { Job } from '@/contract/job/record';
import { BLOCKABLE } from '@/ui/form/one-press';
import { useTime } from '../alarm/clock';
import { keepFocus, type Make } from './use-change';

interface Props {
  copy: DeskCopy;
  job: Job;
  saving: boolean;
  make: Make;
}

/** Takes the last step back; for a minute, by the server's clock. */
export function Undo({ copy, job, saving, make }: Props) {
  const { undoUntil } = job;
  const possible = useTime((time) => undoUntil !== undefined && time < Date.parse(undoUntil));
  return possible ? <UndoButton key={job.state} copy={copy} job={job} saving={saving} make={make} /> : null;
}

function UndoButton({ copy, job, saving, make }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  // The minute may end while the button has the focus.
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own === document.activeElement) keepFocus(job.id);
    };
  }, [job.id]);
  const label = copy.actions.undo(copy.states[job.state]);
  return (
    <button
      ref={button}
      type="button"
      className={`min-h-12 self-start underline underline-offset-4 ${BLOCKABLE}`}
      disabled={saving}
      onClick={() => void make({ kind: 'undo' }, label)}
    >
      {label}
    </button>
  );
}
