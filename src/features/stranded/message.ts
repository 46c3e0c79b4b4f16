import { stranded as ar } from '@/content/ar/stranded';
import type { PositionWords } from '@/content/position-types';
import { stranded as en } from '@/content/en/stranded';
import type { StrandedContent } from '@/content/stranded-types';
import { languages, type Lang } from '@/config/languages';
import { ROUGH_M } from '@/contract/catalogue';
import { clockTime } from '@/lib/clock-time';
import { mapsHref } from '@/lib/links';
import { formatCoordinates, formatDistance, formatNearest, type Fix } from '@/lib/position';
import { nearestArea } from '@/lib/position/known-areas';
import { plusCode } from '@/contract/plus-code';
import type { Card } from './saved-card';

/** The page in one language. */
export interface Told {
  words: StrandedContent;
  lang: Lang;
}

const inEnglish: Told = { words: en, lang: 'en' };
/** What stands under a message, for the dispatcher who does not read the caller's language. */
const UNDER: Record<Lang, Told> = {
  en: { words: ar, lang: 'ar' },
  ar: inEnglish,
  ur: inEnglish,
  hi: inEnglish,
};

/** The second language under each line of the card, for an operator who does not speak the caller's. */
export const UNDER_CARD: Partial<Record<Lang, Told>> = { ur: inEnglish, hi: inEnglish };

/** The nearest area in words; none for a rough position: read out, it would send the truck to a place by name. */
export const nearText = (fix: Fix, words: PositionWords, lang: Lang): string | undefined =>
  fix.accuracy > ROUGH_M ? undefined : formatNearest(nearestArea(fix), words, lang);

/** Kind, colour and plate in one line; empty when nothing is known. */
export const vehicleText = ({ vehicle, details }: Card, { vehicles }: StrandedContent['card'], lang: Lang): string =>
  [vehicle && vehicles[vehicle], details.trim()].filter(Boolean).join(languages[lang].comma);

/** What the card says in one language, a fact a line; unknown parts are left out. */
function told(card: Card, { words: page, lang }: Told): string[] {
  const m = page.message;
  const facts: [string, string | undefined][] = [
    [m.problem, card.problem && page.card.problems[card.problem]],
    [m.vehicle, vehicleText(card, page.card, lang)],
    [m.near, card.fix && nearText(card.fix, page.position, lang)],
    [m.landmark, card.landmark.trim()],
    [m.heading, card.heading && page.card.headings[card.heading]],
  ];
  return [m.opening, ...facts.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`)];
}

/** What needs no translation: Plus Code, coordinates with accuracy and time, maps link. */
function figures({ fix }: Card): string[] {
  if (!fix) return [];
  const accuracy = formatDistance(fix.accuracy, en.position);
  return [plusCode(fix), `${formatCoordinates(fix)} (±${accuracy}, ${clockTime(fix.at)})`, mapsHref(fix.lat, fix.lng)];
}

/**
 * The whole card as one message in two languages, the page's own first: whoever reads it on the other side may read
 * only one of them.
 */
export function strandedMessage(card: Card, own: Told): string {
  const blocks = [told(card, own), figures(card), told(card, UNDER[own.lang])];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

/** The same before anything is known of the card. */
export const plainMessage = ({ words, lang }: Told): string =>
  [words.message.opening, UNDER[lang].words.message.opening].join('\n\n');
