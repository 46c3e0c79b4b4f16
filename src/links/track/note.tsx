/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { JOB_LIMITS } from '@/contract/job/limits';
import { Said } from '../shared/said';
import { usePress } from '../shared/use-press';
import { faultOf, type FormProps } from './form';
import { useDraft } from './use-draft';

/** A word to the driver, until the job has ended. */
export function Note({ words, view, press }: FormProps) {
  const { state, make } = usePress('note', press);
  const { text, setText, restored } = useDraft('note');
  const [wrong, setWrong] = useState<ReturnType<typeof faultOf>>();
  async function save(event: Event): Promise<void> {
    event.preventDefault();
    const note = text.trim();
    const fault = faultOf(note, JOB_LIMITS.note);
    setWrong(fault);
    if (fault) document.getElementById('note')?.focus();
    // Text typed while sending is not sent yet.
    if (!fault && (await make({ kind: 'note', text: note }))) setText((now) => (now.trim() === note ? '' : now));
  }
  if (view.endedAt && text === '') return null;
  return (
    <details open={restored}>
      <summary>{words.noteTitle}</summary>
      <form onSubmit={(event) => void save(event)}>
        <p>{words.danger}</p>
        <label for="note">{words.noteLabel}</label>
        <textarea
          id="note"
          value={text}
          aria-invalid={!!wrong}
          aria-describedby={wrong && 'note-wrong'}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        {wrong && (
          <p class="notice" id="note-wrong" role="alert">
            {words[wrong]}
          </p>
        )}
        {!view.endedAt && (
          <button type="submit" aria-disabled={state === 'saving'}>
            {words.saveNote}
          </button>
        )}
      </form>
      {/* Nor is it saved. */}
      <Said state={view.endedAt ? 'refused' : state === 'saved' && text !== '' ? 'idle' : state} words={words} />
    </details>
  );
}
