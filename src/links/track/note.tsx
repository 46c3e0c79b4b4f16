/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { TrackWords } from '@/content/links/track';
import { Said } from '../shared/said';
import type { PressState, Wanted } from '../shared/use-press';

interface Props {
  words: TrackWords;
  state: PressState;
  make: (wanted: Wanted) => Promise<boolean>;
}

export function Note({ words, state, make }: Props) {
  const [text, setText] = useState('');
  const [empty, setEmpty] = useState(false);
  async function save(event: Event): Promise<void> {
    event.preventDefault();
    const note = text.trim();
    setEmpty(note === '');
    // What was typed while it was sent is not sent yet.
    if (note !== '' && (await make({ kind: 'note', text: note }))) setText((now) => (now.trim() === note ? '' : now));
  }
  return (
    <details>
      <summary>{words.noteTitle}</summary>
      <form onSubmit={(event) => void save(event)}>
        <p>{words.danger}</p>
        <label for="note">{words.noteLabel}</label>
        <textarea
          id="note"
          value={text}
          maxLength={500}
          dir="auto"
          aria-invalid={empty}
          aria-describedby={empty ? 'note-missing' : undefined}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        {empty && (
          <p class="notice" id="note-missing" role="alert">
            {words.missing}
          </p>
        )}
        <button type="submit" disabled={state === 'saving'}>
          {words.saveNote}
        </button>
      </form>
      {/* Nor is another one that is being typed. */}
      <Said state={state === 'saved' && text !== '' ? 'idle' : state} words={words} />
    </details>
  );
}
