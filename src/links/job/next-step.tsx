/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { JobState } from '@/contract/job/steps';
import type { JobWords } from '@/content/links/job';
import type { Wanted } from '../shared/use-press';
import { Done } from './done';

const MINUTES = [10, 15, 20, 30, 45] as const;

interface Props {
  words: JobWords;
  /** The office's, with what still waits to be sent. */
  state: JobState;
  press: (wanted: Wanted) => Promise<void>;
}

/**
 * The next step. When its button has been pressed it disappears, and the focus moves to the surrounding group, which is
 * labelled with that step. A key that is held down must not make a second step, nor a double tap, nor a tap meant for a
 * step that the office makes at that moment (`links.css`): so each step's button has its own React key.
 */
export const NextStep = (props: Props) => (
  <div
    tabIndex={-1}
    role="group"
    onClickCapture={({ target, currentTarget }) => {
      // On a translated page it is an element within the button.
      const pressed = (target as Element).closest('button');
      if (!pressed) return;
      currentTarget.setAttribute('aria-label', pressed.textContent);
      currentTarget.focus();
    }}
  >
    <Step {...props} />
  </div>
);

function Step({ words, state, press }: Props) {
  const [paying, setPaying] = useState(false);
  switch (state) {
    case 'new':
      return <p class="muted">{words.notYet}</p>;
    case 'taken':
      return (
        <div role="group" aria-label={words.onMyWay}>
          <p aria-hidden="true">
            <strong>{words.onMyWay}</strong>
          </p>
          <div class="row">
            {MINUTES.map((minutes) => (
              <button
                key={minutes}
                type="button"
                class="big"
                onClick={() => void press({ kind: 'step', to: 'sent', minutes })}
              >
                {`${minutes} ${words.minutes}`}
              </button>
            ))}
          </div>
        </div>
      );
    case 'sent':
      return (
        <button key={1} type="button" class="big" onClick={() => void press({ kind: 'step', to: 'there' })}>
          {words.there}
        </button>
      );
    case 'there':
    case 'loaded':
      return (
        <>
          {state === 'there' && (
            <button key={2} type="button" class="big" onClick={() => void press({ kind: 'step', to: 'loaded' })}>
              {words.loaded}
            </button>
          )}
          {paying ? (
            <Done words={words} press={press} />
          ) : (
            <button key={state} type="button" class={state === 'loaded' ? 'big' : ''} onClick={() => setPaying(true)}>
              {state === 'loaded' ? words.done : words.fixed}
            </button>
          )}
        </>
      );
    default:
      return (
        <p class={state === 'done' ? 'good' : 'notice'} role="alert">
          {words.over[state as keyof JobWords['over']] ?? words.over.cancelled}
        </p>
      );
  }
}
