/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { Said } from '../shared/said';
import { usePress } from '../shared/use-press';
import type { FormProps } from './form';
import { useDraft } from './use-draft';

/** A word to the driver, until the job has ended. */
export function Note({ words, view, press }: FormProps) {
  const { state, make } = usePress(press);
  const { text, setText, restored } = useDraft('note');
  const [empty, setEmpty] = useState(false);
  async function save(event: Event): Promise<void> {
    event.preventDefault();
    const note = text.trim();
    setEmpty(note === '');
    if (note === '') document.getElementById('note')?.focus();
    // Text typed while sending is not sent yet.
    if (note !== '' && (await make({ kind: 'note', text: note }))) setText((now) => (now.trim() === note ? '' : now));
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
          maxLength={500}
          aria-invalid={empty}
          aria-describedby={empty ? 'note-missing' : undefined}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        {empty && (
          <p class="notice" id="note-missing" role="alert">
            {words.missing}
          </p>
        )}
        {!view.endedAt && (
          <button type="submit" aria-disabled={state === 'saving'}>
            {words.saveNote}
          </button>
        )}
      </form>
      {/* The same goes for the status. */}
      <Said state={view.endedAt ? 'refused' : state === 'saved' && text !== '' ? 'idle' : state} words={words} />
    </details>
  );
}
