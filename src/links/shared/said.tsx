/** @jsxImportSource preact */
import type { PressState } from './use-press';

interface Props {
  state: PressState;
  words: { saving: string; saved: string; notSaved: string; tooLate: string };
}

/** What became of a press, for the eye and for a screen reader. */
export function Said({ state, words }: Props) {
  const text = { idle: '', saving: words.saving, saved: words.saved, failed: words.notSaved, refused: words.tooLate };
  return (
    <p
      role="status"
      class={state === 'saved' ? 'good' : state === 'failed' || state === 'refused' ? 'notice' : 'muted'}
    >
      <span key={state}>{text[state]}</span>
    </p>
  );
}
