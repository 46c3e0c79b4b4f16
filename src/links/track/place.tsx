/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { SiteLang } from '@/config/languages';
import { JOB_LIMITS } from '@/contract/job/limits';
import type { PositionRequest } from '@/lib/position/request';
import { Said } from '../shared/said';
import { sendPosition } from '../shared/send-position';
import { usePress } from '../shared/use-press';
import { faultOf, TooLate, type FormProps } from './form';
import { useDraft } from './use-draft';

/** Another place than the one that was booked: by the phone's position, or in words. */
export function Place({ words, view, press, lang }: FormProps & { lang: SiteLang }) {
  const { state, make } = usePress('place', press);
  const [looking, setLooking] = useState(false);
  const [none, setNone] = useState(false);
  const { text, setText, restored } = useDraft('place');
  const [wrong, setWrong] = useState<ReturnType<typeof faultOf>>();

  const requestRef = useRef<PositionRequest>(undefined);
  const sendingRef = useRef<Promise<unknown>>(Promise.resolve());
  const { mayMove } = view;
  const busy = looking || state === 'saving';
  /** A request that is stopped ends quietly: without an answer, the button would go on looking. */
  function stop(): void {
    requestRef.current?.stop();
    setLooking(false);
  }
  useEffect(() => (mayMove ? stop : undefined), [mayMove]);

  function locate(): void {
    if (busy) return;
    requestRef.current?.stop();
    setLooking(true);
    setNone(false);
    requestRef.current = sendPosition(
      ({ lat, lng, accuracy }) => {
        setLooking(false);
        setNone(false);
        // In sequence: while one is being sent, another would be dropped.
        sendingRef.current = sendingRef.current.then(() =>
          make({ kind: 'position', position: { lat, lng, accuracy } }),
        );
      },
      () => {
        setLooking(false);
        setNone(true);
      },
    );
  }
  async function save(event: Event): Promise<void> {
    event.preventDefault();
    const place = text.trim();
    const fault = faultOf(place, JOB_LIMITS.place);
    setWrong(fault);
    if (fault) document.getElementById('place')?.focus();
    // A better position that comes now would take the place of these words.
    if (!fault) stop();
    // Text typed while sending is not sent yet.
    if (!fault && (await make({ kind: 'place', place }))) setText((now) => (now.trim() === place ? '' : now));
  }
  if (!mayMove && text === '') return state === 'refused' ? <TooLate words={words} /> : null;
  return (
    <section>
      <h2>{words.place}</h2>
      {view.place && (
        <p>
          <bdi>{view.placeIn?.[lang] ?? view.place}</bdi>
        </p>
      )}
      {view.hasPosition && <p class="muted">{words.hasPosition}</p>}
      <details open={restored}>
        <summary>{words.change}</summary>
        {mayMove && (
          <button type="button" aria-disabled={busy} onClick={locate}>
            <span key={looking}>{looking ? words.looking : words.sendPosition}</span>
          </button>
        )}
        {none && (
          <p class="notice" role="alert">
            {words.noPosition}
          </p>
        )}
        <form onSubmit={(event) => void save(event)}>
          <label for="place">{words.placeLabel}</label>
          <input
            id="place"
            value={text}
            aria-invalid={!!wrong}
            aria-describedby={wrong && 'place-wrong'}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          {wrong && (
            <p class="notice" id="place-wrong" role="alert">
              {words[wrong]}
            </p>
          )}
          {mayMove && (
            <button type="submit" aria-disabled={state === 'saving'}>
              {words.savePlace}
            </button>
          )}
        </form>
        {/* Not for text that was typed while a position was sent. */}
        <Said state={!mayMove ? 'refused' : state === 'saved' && text !== '' ? 'idle' : state} words={words} />
      </details>
    </section>
  );
}
