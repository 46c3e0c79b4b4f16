/** @jsxImportSource preact */
import type { SiteLang } from '@/config/languages';
import type { TrackView } from '@/contract/job/link';
import type { TrackWords } from '@/content/links/track';
import { when } from '@/lib/when';

interface Props {
  view: TrackView;
  words: TrackWords;
  lang: SiteLang;
  /** By the server's clock, in milliseconds. */
  now: number;
}

/**
 * How long after the time that was said the truck is called late, in milliseconds. It was "about" that time, and the
 * office, whose board shows the delay at once, should be able to say a new one before the customer has to ask.
 */
const LATE_AFTER_MS = 5 * 60_000;

/**
 * What has happened and what comes next. A time stands only where a person has done something, or said one. What
 * changes while the page is open is read out, each line as a whole.
 */
export function Timeline({ view, words, lang, now }: Props) {
  const time = (at: string) => when(at, now, lang);
  const { eta, state } = view;
  const late = eta && now - Date.parse(eta.at) >= LATE_AFTER_MS;
  const steps: [keyof TrackWords['steps'], string | undefined][] = [
    ['received', view.receivedAt],
    ['taken', view.takenAt],
    ['sent', view.sentAt],
    ['there', view.thereAt],
    ['loaded', view.loadedAt],
    ['done', state === 'done' ? view.endedAt : undefined],
  ];
  const ended = state !== 'done' && view.endedAt;
  // A car that is repaired by the road is never loaded, and one that was cancelled comes no further.
  const shown = steps.filter(([, at]) => at || !view.endedAt);
  return (
    <ol class="steps" aria-live="polite">
      {shown.map(([step, at], place) => {
        const says =
          step === 'there' && eta
            ? words[late ? 'etaPassed' : 'eta'](time(eta.at), time(eta.saidAt))
            : words.steps[step];
        return (
          // The last step that has happened is marked by more than its colour.
          <li
            // A line that gets its time is a new one: words and time that come into the old one are read out twice.
            key={`${says} ${at}`}
            aria-atomic="true"
            class={at ? 'past' : undefined}
            aria-current={at && shown[place + 1]?.[1] === undefined && !view.endedAt ? 'step' : undefined}
          >
            {says}
            {at && (
              <>
                {' '}
                <time dateTime={at}>{time(at)}</time>
              </>
            )}
          </li>
        );
      })}
      {ended && (
        <li class="past" aria-atomic="true">
          {words[state === 'duplicate' ? 'twice' : 'cancelled'](time(ended))}
        </li>
      )}
    </ol>
  );
}
