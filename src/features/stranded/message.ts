import { positionWords as positionAr } from '@/content/ar/position';
import { stranded as ar } from '@/content/ar/stranded';
import { positionWords as positionEn } from '@/content/en/position';
import { stranded as en } from '@/content/en/stranded';
import type { PositionWords } from '@/content/position-types';
import type { StrandedContent } from '@/content/stranded-types';
import type { Lang } from '@/config/paths';
import { site } from '@/config/site';
import { mapsHref } from '@/lib/links';
import { formatCoordinates, formatDistance, formatNearest } from '@/lib/position';
import { nearestArea } from '@/lib/position/known-areas';
import { plusCode } from '@/lib/position/plus-code';
import type { Card } from './saved-card';

const words: Record<Lang, { page: StrandedContent; position: PositionWords }> = {
  en: { page: en, position: positionEn },
  ar: { page: ar, position: positionAr },
};

/** Hours and minutes in Dubai, "14:05". */
export const timeOfDay = (at: number): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: site.timeZone, hour: '2-digit', minute: '2-digit' }).format(at);

/** Kind, colour and plate in one line; empty when nothing is known. */
export const vehicleText = ({ vehicle, details }: Card, { vehicles }: StrandedContent['card'], lang: Lang): string =>
  [vehicle && vehicles[vehicle], details.trim()].filter(Boolean).join(lang === 'ar' ? '، ' : ', ');

/** What the card says in one language, a fact a line; unknown parts are left out. */
function told(card: Card, lang: Lang): string[] {
  const { page, position } = words[lang];
  const m = page.message;
  const facts: [string, string | undefined][] = [
    [m.problem, card.problem && page.card.problems[card.problem]],
    [m.vehicle, vehicleText(card, page.card, lang)],
    [m.near, card.fix && formatNearest(nearestArea(card.fix), position, lang)],
    [m.landmark, card.landmark.trim()],
    [m.heading, card.heading && page.card.headings[card.heading]],
  ];
  return [m.opening, ...facts.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`)];
}

/** What needs no translation: Plus Code, coordinates with accuracy and time, maps link. */
function figures({ fix }: Card): string[] {
  if (!fix) return [];
  const accuracy = formatDistance(fix.accuracy, positionEn);
  return [plusCode(fix), `${formatCoordinates(fix)} (±${accuracy}, ${timeOfDay(fix.at)})`, mapsHref(fix.lat, fix.lng)];
}

/**
 * The whole card as one message in both languages, the page's own first: whoever reads it on the other side may read
 * only one of them.
 */
export function strandedMessage(card: Card, lang: Lang): string {
  const blocks = [told(card, lang), figures(card), told(card, lang === 'en' ? 'ar' : 'en')];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
