import { useState } from 'react';
import { languages } from '@/config/languages';
import type { HomeContent, SiteServiceCard } from '@/content/home-types';
import { useLang } from '@/lib/lang';
import { CallLink, WhatsAppLink } from '@/ui/contact-links';
import { Fold } from '@/ui/fold';
import { LinkedText } from '@/ui/linked-text';
import { PageLink } from '@/ui/page-link';
import { Picture } from '@/ui/picture';

/** Areas that a card names before "+N more" (spec 2, section 2): 3, and 2 on narrow screens. */
const AREAS_WIDE = 3;
const AREAS_NARROW = 2;
/**
 * Narrow is 768 px or less (spec 2, section 2), one pixel more than below `md`. Styles
 * decide, so that the prerendered page is right at every width.
 */
const NARROW_ONLY = 'wide:hidden';
const WIDE_ONLY = 'hidden wide:inline';

type Words = HomeContent['services'];

function Areas({ names, words }: { names: readonly string[]; words: Words }) {
  const { comma, dir } = languages[useLang()];
  // A plus sign changes sides in right-to-left text unless a mark stands before it.
  const plus = { ltr: '+', rtl: '\u200e+' }[dir];
  const rest = (shown: number) => (names.length > shown ? `${comma}${plus}${names.length - shown} ${words.more}` : '');
  return (
    <p className="mt-3 text-base text-muted">
      <span className="font-semibold text-ink">{words.areasLabel}: </span>
      {names.slice(0, AREAS_NARROW).join(comma)}
      <span className={NARROW_ONLY}>{rest(AREAS_NARROW)}</span>
      <span className={WIDE_ONLY}>
        {names.slice(AREAS_NARROW, AREAS_WIDE).map((n) => `${comma}${n}`)}
        {rest(AREAS_WIDE)}
      </span>
    </p>
  );
}

function Media({ card, words }: { card: SiteServiceCard; words: Words }) {
  const [playing, setPlaying] = useState(false);
  if (card.video && playing) {
    return (
      <video
        src={card.video}
        controls
        autoPlay
        muted
        playsInline
        className="order-first aspect-video w-full object-cover"
      />
    );
  }
  return (
    <span className="relative order-first">
      <Picture
        pic={card.image}
        sizes="(min-width: 80rem) 18rem, (min-width: 769px) 46vw, 96px"
        className="max-wide:aspect-[4/3]"
      />
      {card.video && (
        <button
          type="button"
          onClick={() => setPlaying(true)}
          aria-label={`${words.play} ${card.title}`}
          className="js-only pointer-events-auto absolute inset-0 m-auto grid size-16 place-items-center rounded-full bg-asphalt-950/80 text-white"
        >
          <svg viewBox="0 0 24 24" width="32" height="32" className="size-8 fill-current" aria-hidden="true">
            <path d="M8 5l11 7-11 7z" />
          </svg>
        </button>
      )}
    </span>
  );
}

/**
 * One service: picture (or video on a tap), what it is, four features, areas, the call
 * and the chat. On phones a row with a small picture, which unfolds.
 */
export function ServiceCard({ card, words }: { card: SiteServiceCard; words: Words }) {
  return (
    <li className="overflow-hidden rounded-xl border-2 border-sign-edge bg-card">
      <Fold
        className="fold-card"
        lineClassName="max-wide:pe-4"
        bodyClassName="flex grow flex-col items-start px-4 pb-4 max-wide:pt-1"
        line={
          // The name comes first: the whole line is what the button is called.
          <span className="grid max-wide:grid-cols-[6rem_1fr] max-wide:items-center max-wide:gap-x-3">
            <span className="wide:px-4 wide:pt-4">
              <h3 className="text-subtitle">{card.title}</h3>
              {card.arTitle && (
                <span lang="ar" className="block text-muted wide:text-lg">
                  <bdi>{card.arTitle}</bdi>
                </span>
              )}
            </span>
            <Media card={card} words={words} />
          </span>
        }
      >
        {card.highlight && (
          <p className="mt-1 inline-block rounded bg-amber-400 px-2 py-0.5 text-base font-bold text-asphalt-950">
            {words.premium} · {card.highlight}
          </p>
        )}
        <p className="mt-2">
          <LinkedText>{card.description}</LinkedText>
        </p>
        <ul className="mt-3 grid grid-cols-2 gap-x-3 gap-y-1 text-base">
          {card.features.map((feature) => (
            <li key={feature} className="flex min-w-0 gap-2 leading-snug wrap-break-word">
              <span aria-hidden="true" className="mt-2 h-1 w-3 shrink-0 bg-amber-500" />
              {feature}
            </li>
          ))}
        </ul>
        <Areas names={card.locations} words={words} />
        <PageLink
          page={card.id}
          className="mt-1 inline-flex min-h-12 items-center py-2 font-semibold underline decoration-2 underline-offset-4 hover:decoration-amber-500"
        >
          {words.about} {card.title}
        </PageLink>
        <div className="mt-auto flex w-full flex-wrap gap-2">
          <CallLink source="service card" className="grow" label={`${words.call}: ${card.title}`}>
            {words.call}
          </CallLink>
          <WhatsAppLink
            source="service card"
            className="grow"
            message={words.message(card.title)}
            label={`${words.whatsapp}: ${card.title}`}
          >
            {words.whatsapp}
          </WhatsAppLink>
        </div>
      </Fold>
    </li>
  );
}
