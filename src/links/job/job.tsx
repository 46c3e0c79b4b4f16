/** @jsxImportSource preact */
import { site } from '@/config/site';
import type { CrewView } from '@/contract/job/link';
import type { PhotoMoment } from '@/contract/job/photo';
import { isOver, type JobState } from '@/contract/job/steps';
import { jobWords } from '@/content/links/job';
import { clockTime } from '@/lib/clock-time';
import { telHref, whatsappHref } from '@/lib/links';
import { Frame, useLanguage } from '../shared/frame';
import { useLink } from '../shared/use-link';
import type { LinkLang } from '../shared/language';
import { nonBreaking } from '../shared/non-breaking';
import { Kept } from './kept';
import { Navigate } from './navigate';
import { NextStep } from './next-step';
import { Photos } from './photos';
import type { Waiting } from './queue';
import { Trouble } from './trouble';
import { useQueue } from './use-queue';

const LANGS = ['en', 'ar', 'ur', 'hi'] as const;

/** When photographs are taken, and of which moment. A job that is done may still be handed over. */
const MOMENTS: Partial<Record<JobState, PhotoMoment>> = { there: 'before', loaded: 'after', done: 'after' };

/** The job's state for the driver: the office's, plus the steps that are still queued. */
export function stateWith(state: JobState, waiting: readonly Waiting[]): JobState {
  if (isOver(state)) return state;
  return waiting.reduce((now, { change }) => (change?.kind === 'step' ? change.to : now), state);
}

/** The date of a time, or its `weekday`, by which two times a week apart could not be told from each other. */
const dayOf = (at: string | number, lang: LinkLang, weekday?: 'long'): string =>
  new Date(at).toLocaleDateString(lang, { weekday, timeZone: site.timeZone });

/**
 * "14:05", and "14:05 Saturday" where that is not today in Dubai, by the server's clock, which is `ahead` of the
 * phone's.
 */
const timeOf = (at: string | number, ahead: number, lang: LinkLang): string =>
  clockTime(at) + (dayOf(at, lang) === dayOf(Date.now() + ahead, lang) ? '' : ` ${dayOf(at, lang, 'long')}`);

/** The driver's job. */
export function Job() {
  const { view, gone, lost, heardAt, ahead, token, take } = useLink<CrewView>();
  const queue = useQueue(token, take);
  const [lang, setLang] = useLanguage(LANGS, view?.lang);
  const words = jobWords[lang];
  const state = view && stateWith(view.state, queue.waiting);
  const open = state && !isOver(state);
  const moment = state && MOMENTS[state];
  return (
    <Frame
      words={words}
      title={view && `${words.title} ${nonBreaking(view.reference)}`}
      has={LANGS}
      lang={lang}
      onLang={setLang}
      gone={gone}
      lost={lost}
      asOf={heardAt ? timeOf(heardAt, ahead, lang) : undefined}
      kept={<Kept words={words} queue={queue} />}
      waits={queue.waiting.length > 0 && words.waiting(queue.waiting.length)}
    >
      {view && open && (
        <>
          {view.danger && <p class="notice">{view.danger[lang]}</p>}
          {view.place && (
            <p>
              <strong>
                <bdi>{view.placeIn?.[lang] ?? view.place}</bdi>
              </strong>
            </p>
          )}
          <Navigate view={view} words={words} />
          {view.needs && <p class="notice">{view.needs[lang]}</p>}
          {view.notes?.map(({ at, text, words: own }) => (
            <p class="notice" key={at}>
              {words.customer} {timeOf(at, ahead, lang)}: <bdi>{own?.[lang] ?? text}</bdi>
            </p>
          ))}
        </>
      )}
      {state && <NextStep words={words} state={state} press={queue.press} />}
      {view && moment && (
        <Photos
          words={words}
          moment={moment}
          reference={view.reference}
          sent={view.photos}
          waiting={queue.waiting}
          photo={queue.photo}
        />
      )}
      {view && open && (
        <>
          {view.name && (
            <p>
              <span class="muted">{words.customer}:</span> <bdi>{view.name}</bdi>
            </p>
          )}
          <div class="row">
            <a class="button" href={telHref(view.phone)}>
              {words.callCustomer}
            </a>
            <a class="button" href={whatsappHref('', view.phone)} target="_blank" rel="noreferrer">
              {words.whatsapp}
            </a>
          </div>
          {view.vehicle && <p dir="auto">{view.vehicle}</p>}
          {view.words && <p dir="auto">{view.words}</p>}
        </>
      )}
      {open && state !== 'new' && <Trouble words={words} press={queue.press} sent={queue.waiting.length === 0} />}
    </Frame>
  );
}
