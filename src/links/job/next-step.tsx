/** @jsxImportSource preact */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isOver, type JobState } from '@/contract/job/steps';
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
 * The one thing that comes next. What was pressed is gone once it counts: the focus goes to the place around the next
 * button, which then is called by what was pressed, and not to that button: a key that is held down is no second
 * step. Nor is a tap that was doubled, by gloves or a trembling hand: the next button may stand under it already.
 */
export function NextStep(props: Props) {
  const { words, state, press } = props;
  const [made, setMade] = useState<{ state: JobState; said: string }>();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const at = document.activeElement;
    if (made?.state === state && (at === document.body || place.current?.contains(at)))
      place.current?.focus({ preventScroll: true });
  }, [made, state]);
  const step = async (wanted: Wanted & { kind: 'step' }, said: string) => {
    setMade({ state: wanted.to, said });
    await press(wanted);
  };
  return (
    <div
      ref={place}
      tabIndex={-1}
      role="group"
      aria-label={made?.state === state ? made.said : undefined}
      onClickCapture={(event) => {
        if (event.detail < 2) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {/* A job that the office ends or cancels meanwhile is read out. */}
      <div role="status">
        {isOver(state) && (
          <p class={state === 'done' ? 'good' : 'notice'}>
            {words.over[state as keyof JobWords['over']] ?? words.over.cancelled}
          </p>
        )}
      </div>
      <Step {...props} step={step} />
    </div>
  );
}

/** `said`: the step in the driver's own words. */
type Take = (wanted: Wanted & { kind: 'step' }, said: string) => Promise<void>;

function Step({ words, state, step }: Props & { step: Take }) {
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
                onClick={() =>
                  void step({ kind: 'step', to: 'sent', minutes }, `${words.onMyWay} ${words.minutes(minutes)}`)
                }
              >
                {words.minutes(minutes)}
              </button>
            ))}
          </div>
        </div>
      );
    case 'sent':
      return (
        <button type="button" class="big" onClick={() => void step({ kind: 'step', to: 'there' }, words.there)}>
          {words.there}
        </button>
      );
    case 'there':
    case 'loaded':
      return (
        <>
          {state === 'there' && (
            <button type="button" class="big" onClick={() => void step({ kind: 'step', to: 'loaded' }, words.loaded)}>
              {words.loaded}
            </button>
          )}
          {paying ? (
            <Done words={words} finish={(paid) => step({ kind: 'step', to: 'done', ...paid }, words.done)} />
          ) : (
            <button type="button" class={state === 'there' ? '' : 'big'} onClick={() => setPaying(true)}>
              {state === 'there' ? words.fixed : words.done}
            </button>
          )}
        </>
      );
    default:
      return null;
  }
}
