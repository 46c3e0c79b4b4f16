/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { SiteLang } from '@/config/languages';
import { INACCURATE_M } from '@/contract/catalogue';
import type { LinkChange, PinView } from '@/contract/job/link';
import { pinWords } from '@/content/links/pin';
import { mapsHref, smsHref } from '@/lib/links';
import { newId } from '@/lib/new-id';
import type { PositionRequest } from '@/lib/position/request';
import type { Fix } from '@/lib/position/types';
import { outsideUae } from '@/lib/position/uae';
import { Frame, useLanguage } from '../shared/frame';
import { sendPosition } from '../shared/send-position';
import { pressBy, useLink } from '../shared/use-link';

const LANGS = Object.keys(pinWords) as [SiteLang, ...SiteLang[]];
/** Between two tries to send what is found, in milliseconds. */
const RETRY_MS = 4_000;

type Stage =
  | { at: 'ready' }
  | { at: 'looking' }
  | { at: 'sending'; fix: Fix; waits: boolean }
  | { at: 'sent'; fix: Fix }
  /** The server does not take it: the truck is there, or the job is over. */
  | { at: 'late' }
  | { at: 'failed' };

/** One sentence and one button. What was found is sent until it has arrived. */
export function Pin() {
  const link = useLink<PinView>();
  const { view, gone } = link;
  const [lang, setLang] = useLanguage(LANGS, view?.lang);
  const words = pinWords[lang];
  const [stage, setStage] = useState<Stage>({ at: 'ready' });
  const request = useRef<PositionRequest>(undefined);
  const turn = useRef(0);
  const sending = useRef<Promise<void>>(Promise.resolve());
  const outcome = useRef<HTMLParagraphElement>(null);
  useEffect(() => () => request.current?.stop(), []);

  async function send(fix: Fix, mine: number): Promise<void> {
    const { lat, lng, accuracy } = fix;
    // The same press at every try: however often it gets through, it counts once.
    const change: LinkChange = { kind: 'position', id: newId(), ago: 0, position: { lat, lng, accuracy } };
    setStage({ at: 'sending', fix, waits: false });
    for (;;) {
      const answer = await pressBy(link)(change);
      if (turn.current !== mine) return;
      if (answer.kind === 'ok') return setStage({ at: 'sent', fix });
      if (answer.kind !== 'failed') return setStage({ at: 'late' });
      setStage({ at: 'sending', fix, waits: true });
      await new Promise((later) => setTimeout(later, RETRY_MS));
      if (turn.current !== mine) return;
    }
  }

  function locate(): void {
    if (busy) return;
    request.current?.stop();
    setStage({ at: 'looking' });
    request.current = sendPosition(
      (fix) => {
        const mine = ++turn.current;
        // A better position is sent after the first: in parallel, the first could arrive last on a slow line, and stay.
        sending.current = sending.current.then(() => send(fix, mine));
      },
      () => setStage((now) => (now.at === 'looking' ? { at: 'failed' } : now)),
    );
  }

  useEffect(() => {
    if (stage.at === 'sent' || stage.at === 'late' || stage.at === 'failed') outcome.current?.focus();
  }, [stage.at]);

  const doubt =
    stage.at !== 'sent'
      ? undefined
      : outsideUae(stage.fix)
        ? words.outside
        : stage.fix.accuracy > INACCURATE_M
          ? words.rough
          : undefined;
  // Another press while waiting for the network would discard the position.
  const busy = stage.at === 'looking' || stage.at === 'sending';
  return (
    <Frame
      words={words}
      title={words.title}
      has={LANGS}
      lang={lang}
      onLang={setLang}
      gone={gone}
      stress="low"
      kept={
        gone && (
          <p class="notice" role="alert">
            {words.gone[gone]}
          </p>
        )
      }
    >
      {stage.at === 'ready' && <p>{words.lead}</p>}
      {stage.at !== 'sent' && (
        <button type="button" class="big" onClick={locate} aria-disabled={busy}>
          <span key={stage.at}>
            {stage.at === 'looking' ? words.looking : stage.at === 'sending' ? words.sending : words.send}
          </span>
        </button>
      )}
      {/* The outcome takes the focus and is read because of that: in a status region it would be read twice. */}
      <div role="status">{stage.at === 'sending' && stage.waits && <p class="notice">{words.waiting}</p>}</div>
      {stage.at === 'sent' && (
        <p class="good" ref={outcome} tabIndex={-1}>
          {words.sent(Math.max(1, Math.round(stage.fix.accuracy)))}
        </p>
      )}
      {(stage.at === 'failed' || stage.at === 'late') && (
        <p class="notice" ref={outcome} tabIndex={-1}>
          {words[stage.at]}
        </p>
      )}
      {stage.at === 'sent' && (
        <button type="button" onClick={locate}>
          {words.again}
        </button>
      )}
      {stage.at === 'sending' && stage.waits && (
        <a class="button" href={smsHref(`${words.smsText}: ${mapsHref(stage.fix.lat, stage.fix.lng)}`)}>
          {words.bySms}
        </a>
      )}
      {(stage.at === 'failed' || doubt) && (
        <>
          <p>{doubt ?? words.readOut}</p>
          <ul>
            {words.things.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
          {!doubt && <p class="muted">{words.otherBrowser}</p>}
        </>
      )}
    </Frame>
  );
}
