/**
 * Figures of the claims and prices in Arabic words. A hyphen between two numbers changes sides in right-to-left text
 * ("5-8" is drawn as "8-5"), so ranges are said with «إلى»; a plus sign does the same, so "5,000+" is said as «أكثر من».
 */

/** A noun and its plural; its other forms follow from whether it ends in «ة». */
export type Noun = readonly [singular: string, plural: string];

const MINUTE: Noun = ['دقيقة', 'دقائق'];
const SECOND: Noun = ['ثانية', 'ثوانٍ'];
const HOUR: Noun = ['ساعة', 'ساعات'];
const DAY: Noun = ['يوم', 'أيام'];
const DIRHAM: Noun = ['درهم', 'دراهم'];
const METRE: Noun = ['متر', 'أمتار'];
const TON: Noun = ['طن', 'أطنان'];
const AREA: Noun = ['منطقة', 'مناطق'];

const feminine = (noun: string): boolean => noun.endsWith('ة');

/** The noun after `n`, for 3 and more: 3 to 10 the plural, 11 to 99 the accusative, whole hundreds the genitive. */
export function after(n: number, [singular, plural]: Noun): string {
  const rest = n % 100;
  if (rest >= 3 && rest <= 10) return plural;
  return rest > 10 && !feminine(singular) ? `${singular}ًا` : singular;
}

/** A number and its noun; one and two are words without a figure. */
export function counted(n: number, noun: Noun): string {
  const [one] = noun;
  if (n === 1) return `${one} ${feminine(one) ? 'واحدة' : 'واحد'}`;
  return n === 2 ? `${one.replace(/ة$/, 'ت')}ان` : `${n} ${after(n, noun)}`;
}

/** After «من» or «خلال» two is «دقيقتين», not «دقيقتان». */
export const oblique = (words: string): string => words.replace(/^(\D+)ان$/, '$1ين');

/** "15-25" → «من 15 إلى 25», "8" → «8». */
export const range = (claim: string): string => (claim.includes('-') ? `من ${claim.replace('-', ' إلى ')}` : claim);

/** Minutes of a claim: "8" → «8 دقائق», "15-25" → «من 15 إلى 25 دقيقة». */
export const minutes = (claim: string): string =>
  claim.includes('-') ? `${range(claim)} ${after(Number(claim.split('-').at(-1)), MINUTE)}` : counted(Number(claim), MINUTE);

/** A time that it takes: "5-8" → «خلال 5 إلى 8 دقائق»; «من» does not follow «خلال». */
export const within = (claim: string): string => `خلال ${oblique(minutes(claim).replace(/^من /, ''))}`;

/** Seconds, hours, days of a claim after «خلال»: "3" → «3 ثوانٍ», "24" → «24 ساعة», "7" → «7 أيام». */
export const seconds = (claim: string): string => oblique(counted(Number(claim), SECOND));
export const hours = (claim: string): string => oblique(counted(Number(claim), HOUR));
export const days = (claim: string | number): string => oblique(counted(Number(claim), DAY));

/**
 * The limit of the terms: "AED 50,000" → «50,000 درهم للحادثة الواحدة», since «حادث» alone is a crash; the space may be
 * one that does not break.
 */
export const perIncident = (claim: string): string => `${claim.replace(/^AED\s/, '')} درهم للحادثة الواحدة`;

/** "5,000+" → «أكثر من 5,000», "5,000" as it is. */
export const moreThan = (claim: string): string => claim.replace(/^(.*)\+$/, 'أكثر من $1');

/** Whole dirhams: 120 → «120 درهمًا», 200 → «200 درهم». */
export const dirhams = (amount: number): string => counted(amount, DIRHAM);

/** Areas, counted: 10 → «10 مناطق», 20 → «20 منطقة»; after «إلى» or «في» two are «منطقتين». */
export const areas = (n: number): string => counted(n, AREA);
export const toAreas = (n: number): string => oblique(areas(n));

/** Metres after «من»: 2 → «مترين», 3 → «3 أمتار», 2.1 → «2.1 متر». */
export const metres = (n: number): string => (Number.isInteger(n) ? oblique(counted(n, METRE)) : `${n} متر`);

/** "50" → «50 طنًا», "100" → «100 طن». */
export const tons = (claim: string): string => oblique(counted(Number(claim), TON));
