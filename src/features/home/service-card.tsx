import { useState } from 'react';
import { href } from '@/config/paths';
import type { HomeContent, SiteServiceCard } from '@/content/home-types';
import { CallLink, WhatsAppLink } from '@/ui/contact-links';
import { A } from '@/ui/link';
import { Picture } from '@/ui/picture';

/** Areas that a card names before "+N more" (spec 2, section 2): 3, and 2 on narrow screens. */
const AREAS_WIDE = 3;
const AREAS_NARROW = 2;
/** Narrow is 768 px or less (spec 2, section 2), one pixel more than below `md`. Styles decide, so that the prerendered page is right at every width. */
const NARROW_ONLY = 'min-[769px]:hidden';
const WIDE_ONLY = 'hidden min-[769px]:inline';

type Words = Pick<HomeContent['services'], 'call' | 'whatsapp' | 'message' | 'more' | 'areasLabel' | 'premium' | 'play'>;

function Areas({ names, words }: { names: readonly string[]; words: Words }) {
  const rest = (shown: number) => (names.length > shown ? `, +${names.length - shown} ${words.more}` : '');
  return (
    <p className="mt-3 text-base text-muted">
      <span className="font-semibold text-ink">{words.areasLabel}: </span>
      {names.slice(0, AREAS_NARROW).join(', ')}
      <span className={NARROW_ONLY}>{rest(AREAS_NARROW)}</span>
      <span className={WIDE_ONLY}>
        {names.slice(AREAS_NARROW, AREAS_WIDE).map((n) => `, ${n}`)}
        {rest(AREAS_WIDE)}
      </span>
    </p>
  );
}

function Media({ card, words }: { card: SiteServiceCard; words: Words }) {
  const [playing, setPlaying] = useState(false);
  if (card.video && playing) {
    return <video src={card.video} controls autoPlay muted playsInline className="aspect-video w-full object-cover" />;
  }
  return (
    <div className="relative">
      <Picture pic={card.image} sizes="(min-width: 80rem) 18rem, (min-width: 40rem) 46vw, 92vw" />
      {card.highlight && (
        <p className="absolute start-3 top-3 rounded bg-amber-400 px-2 py-0.5 text-base font-bold text-asphalt-950">
          {words.premium} · {card.highlight}
        </p>
      )}
      {card.video && (
        <button type="button" onClick={() => setPlaying(true)} aria-label={`${words.play} ${card.title}`} className="js-only absolute inset-0 m-auto grid size-16 place-items-center rounded-full bg-asphalt-950/80 text-white">
          <svg viewBox="0 0 24 24" className="size-8 fill-current" aria-hidden="true"><path d="M8 5l11 7-11 7z" /></svg>
        </button>
      )}
    </div>
  );
}

/** One service: picture (or video on a tap), what it is, four features, areas, the call and the chat. */
export function ServiceCard({ card, words }: { card: SiteServiceCard; words: Words }) {
  return (
    <li className="flex flex-col overflow-hidden rounded-xl border-2 border-sign-edge bg-white">
      <Media card={card} words={words} />
      <div className="flex flex-1 flex-col p-4">
        <h3 className="text-subtitle">
          <A to={href(card.id)} className="underline decoration-2 underline-offset-4 hover:decoration-amber-500">{card.title}</A>
        </h3>
        {card.arTitle && <p lang="ar" dir="rtl" className="text-end text-lg text-muted ltr:text-start">{card.arTitle}</p>}
        <p className="mt-2">{card.description}</p>
        <ul className="mt-3 grid grid-cols-2 gap-x-3 gap-y-1 text-base">
          {card.features.map((feature) => (
            <li key={feature} className="flex min-w-0 gap-2 leading-snug wrap-break-word">
              <span aria-hidden="true" className="mt-2 h-1 w-3 shrink-0 bg-amber-500" />
              {feature}
            </li>
          ))}
        </ul>
        <Areas names={card.locations} words={words} />
        <div className="mt-auto flex flex-wrap gap-2 pt-4">
          <CallLink source="service card" className="grow" label={`${words.call}: ${card.title}`}>{words.call}</CallLink>
          <WhatsAppLink source="service card" className="grow" message={words.message(card.title)} label={`${words.whatsapp}: ${card.title}`}>{words.whatsapp}</WhatsAppLink>
        </div>
      </div>
    </li>
  );
}
