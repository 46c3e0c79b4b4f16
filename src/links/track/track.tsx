/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import type { SiteLang } from '@/config/languages';
import type { TrackView } from '@/contract/job/link';
import { trackWords } from '@/content/links/track';
import { whatsappHref } from '@/lib/links';
import { when } from '@/lib/when';
import { Frame, useLanguage } from '../shared/frame';
import { pressBy, useLink } from '../shared/use-link';
import { nonBreaking } from '../shared/non-breaking';
import { Cancel } from './cancel';
import { Note } from './note';
import { Place } from './place';
import { Timeline } from './timeline';

const LANGS = Object.keys(trackWords) as [SiteLang, ...SiteLang[]];
/** A customer who has waited this long for somebody to look is asked to call, in milliseconds. */
const CALL_NOW_AFTER_MS = 3 * 60_000;

/** Whether the customer has waited long enough for somebody to look. `now` by the server's clock, in milliseconds. */
export const shouldCall = (view: Pick<TrackView, 'state' | 'receivedAt'>, now: number): boolean =>
  view.state === 'new' && now - Date.parse(view.receivedAt) >= CALL_NOW_AFTER_MS;

/** Looks at the clock every few seconds: an open page asks for the call by itself. */
function useNow(ahead: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5_000);
    return () => clearInterval(timer);
  }, []);
  return now + ahead;
}

/** The customer's ticket. */
export function Track() {
  const link = useLink<TrackView>();
  const { view, gone, lost, heardAt, ahead } = link;
  const press = pressBy(link);
  const [lang, setLang] = useLanguage(LANGS, view?.lang);
  const words = trackWords[lang];
  const now = useNow(ahead);
  const callNow = view !== undefined && shouldCall(view, now);
  const { truck } = view ?? {};
  const facts: [string, string][] = truck
    ? [
        [words.plate, truck.plate],
        [words.kind, truck.kind],
        [words.driver, truck.driver],
      ]
    : [];
  const open = view && !view.endedAt;
  return (
    <Frame
      words={callNow ? { ...words, call: words.callNow } : words}
      title={view && words.title(nonBreaking(view.reference))}
      has={LANGS}
      lang={lang}
      onLang={setLang}
      gone={gone}
      lost={lost}
      asOf={heardAt ? when(new Date(heardAt).toISOString(), Math.max(now, heardAt), lang) : undefined}
      stress={callNow ? 'now' : undefined}
    >
      <div role="status">{callNow && <p class="notice">{words.nobodyYet}</p>}</div>
      {view && <Timeline view={view} words={words} lang={lang} now={now} />}
      {view?.price !== undefined && <p class="good">{words.paid(view.price)}</p>}
      {open && truck && (
        <section>
          <h2>{words.truck}</h2>
          <p>{words.truckLead}</p>
          <ul>
            {facts
              .filter(([, value]) => value)
              .map(([name, value]) => (
                <li key={name}>
                  {name}: <bdi>{value}</bdi>
                </li>
              ))}
          </ul>
        </section>
      )}
      {view && (
        <>
          <Place words={words} view={view} press={press} lang={lang} />
          <Note words={words} view={view} press={press} />
          <Cancel words={words} view={view} press={press} />
        </>
      )}
      {open && (
        <a
          class="button"
          href={whatsappHref(`${words.shareText} ${location.href}`, '')}
          target="_blank"
          rel="noreferrer"
        >
          {words.share}
        </a>
      )}
    </Frame>
  );
}
