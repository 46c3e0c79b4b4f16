import { siteLang, type Lang } from '@/config/languages';
import type { PositionWords } from '@/content/position-types';
import type { Nearest, Point } from '@/contract/nearest';

/** In Urdu and Hindi as the road signs have it in Latin letters. */
const areaName = ({ name, ar }: Nearest['area'], lang: Lang): string => (({ en: name, ar }) as const)[siteLang(lang)];

/** Closer than this to an area's centre, "next to" says more than a direction, in metres. */
const NEXT_TO_M = 500;

/** "25.19720, 55.27440": five decimals, about a metre. */
export const formatCoordinates = ({ lat, lng }: Point): string => `${lat.toFixed(5)}, ${lng.toFixed(5)}`;

/** A length in metres as people say it: "12 m", "340 m", "2.1 km", "24 km". */
export function formatDistance(metres: number, { units }: Pick<PositionWords, 'units'>): string {
  if (metres < 995) return `${metres < 100 ? Math.round(metres) : Math.round(metres / 10) * 10} ${units.metre}`;
  const km = metres / 1000;
  return `${km < 9.95 ? Number(km.toFixed(1)) : Math.round(km)} ${units.kilometre}`;
}

/** "3 km north-east of Lahbab", with the area's name in the words' own language. */
export function formatNearest({ area, distance, direction }: Nearest, words: PositionWords, lang: Lang): string {
  const slots = {
    area: areaName(area, lang),
    distance: formatDistance(distance, words),
    direction: words.compass[direction],
  };
  const template = distance < NEXT_TO_M ? words.next : words.nearest;
  return template.replace(/\{(area|distance|direction)\}/g, (_, key: keyof typeof slots) => slots[key]);
}
