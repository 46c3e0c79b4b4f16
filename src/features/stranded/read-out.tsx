import type { ReactNode } from 'react';
import { languages } from '@/config/languages';
import { formatDistance } from '@/lib/position';
import { plusCode } from '@/contract/plus-code';
import { CallUs } from './call-us';
import { nearText, UNDER_CARD, vehicleText, type Told } from './message';
import type { Card } from './saved-card';

interface RowProps {
  label: string;
  children: ReactNode;
  /**
   * Typed text takes its direction from its first letter; our own texts may begin with a Latin name, so theirs is
   * given.
   */
  dir?: 'ltr' | 'rtl' | 'auto';
  /** The same in English, on pages in a language that few operators read. */
  also?: string | false;
}

function Row({ label, children, dir = 'auto', also }: RowProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-asphalt-600 py-2 last:border-0">
      <dt className="text-base text-fog">{label}</dt>
      <dd className="text-[1.35rem] leading-snug font-bold">
        <bdi dir={dir}>{children}</bdi>
      </dd>
      {also && (
        <dd lang="en" dir="ltr" className="basis-full text-lg">
          {also}
        </dd>
      )}
    </div>
  );
}

interface Props extends Told {
  card: Card;
}

/** The card to read to the operator: what is known, in the order in which an operator asks. */
export function ReadOut({ words, card, lang }: Props) {
  const { fix, landmark, heading, problem } = card;
  const w = words.card;
  const near = fix && nearText(fix, words.position, lang);
  const vehicle = vehicleText(card, w, lang);
  const empty = !fix && !landmark.trim() && !heading && !vehicle && !problem;
  const under = UNDER_CARD[lang];
  const u = under?.words;
  const also = (label: string | undefined, value: string | undefined) => value && label && `${label}: ${value}`;
  return (
    <section aria-labelledby="read-out" className="on-dark edge-after-dark rounded-2xl bg-asphalt-900 p-5 text-white">
      <h3 id="read-out" className="text-subtitle">
        {w.read}
      </h3>
      <p className="mt-1 text-fog">{empty ? w.empty : w.readIntro}</p>
      {!empty && (
        <dl className="mt-3 wrap-anywhere" data-read-out>
          {problem && (
            <Row label={w.problem} also={also(u?.message.problem, u?.card.problems[problem])}>
              {w.problems[problem]}
            </Row>
          )}
          {fix && (
            <>
              {near && (
                <Row
                  label={w.near}
                  dir={languages[lang].dir}
                  also={under && also(u?.message.near, nearText(fix, under.words.position, under.lang))}
                >
                  {near}
                </Row>
              )}
              <Row label={w.north} dir="ltr">
                {fix.lat.toFixed(5)}
              </Row>
              <Row label={w.east} dir="ltr">
                {fix.lng.toFixed(5)}
              </Row>
              <Row label={w.accuracy}>{formatDistance(fix.accuracy, words.position)}</Row>
              <Row label={w.plusCode} dir="ltr">
                {plusCode(fix)}
              </Row>
            </>
          )}
          {landmark.trim() && (
            <Row label={words.message.landmark} also={u?.message.landmark}>
              {landmark.trim()}
            </Row>
          )}
          {heading && (
            <Row label={words.message.heading} also={also(u?.message.heading, u?.card.headings[heading])}>
              {w.headings[heading]}
            </Row>
          )}
          {vehicle && (
            <Row
              label={words.message.vehicle}
              also={under && also(u?.message.vehicle, vehicleText(card, under.words.card, under.lang))}
            >
              {vehicle}
            </Row>
          )}
        </dl>
      )}
      <CallUs label={words.emergency.callUs} className="mt-4" />
    </section>
  );
}
