/**
 * Figures of the claims and prices in Arabic words. A hyphen between two numbers changes sides in right-to-left text
 * ("5-8" is drawn as "8-5"), so ranges are said with «إلى»; a plus sign does the same, so "5,000+" is said as «أكثر من».
 */

/** The counted noun after `n`: 3 to 10 take the plural, 11 to 99 the accusative singular, whole hundreds the genitive. */
function counted(n: number, plural: string, accusative: string, genitive: string): string {
  const rest = n % 100;
  if (rest >= 3 && rest <= 10) return plural;
  return rest > 10 ? accusative : genitive;
}

const last = (claim: string): number => Number(claim.split('-').at(-1));

/** "15-25" → «من 15 إلى 25», "8" → «8». */
export const range = (claim: string): string => (claim.includes('-') ? `من ${claim.replace('-', ' إلى ')}` : claim);

/** Minutes of a claim: "8" → «8 دقائق», "15-25" → «من 15 إلى 25 دقيقة». */
export const minutes = (claim: string): string => `${range(claim)} ${counted(last(claim), 'دقائق', 'دقيقة', 'دقيقة')}`;

/** A time that it takes: "5-8" → «خلال 5 إلى 8 دقائق»; «من» does not follow «خلال». */
export const within = (claim: string): string => `خلال ${minutes(claim).replace(/^من /, '')}`;

/** A sum of the terms: "AED 50,000" → «50,000 درهم»; the space may be one that does not break. */
export const inDirhams = (claim: string): string => `${claim.replace(/^AED\s/, '')} درهم`;

/** "5,000+" → «أكثر من 5,000». */
export const moreThan = (claim: string): string => `أكثر من ${claim.replace('+', '')}`;

/** Whole dirhams: 120 → «120 درهمًا», 200 → «200 درهم». */
export const dirhams = (amount: number): string => `${amount} ${counted(amount, 'دراهم', 'درهمًا', 'درهم')}`;

/** Metres after «من»: 2 → «مترين», 3 → «3 أمتار», 2.1 → «2.1 متر». */
export const metres = (n: number): string =>
  n === 2 ? 'مترين' : `${n} ${Number.isInteger(n) ? counted(n, 'أمتار', 'مترًا', 'متر') : 'متر'}`;

/** Litres at the head of a sentence: 2 → «لتران», 5 → «5 لترات». */
export const litres = (n: number): string => (n === 2 ? 'لتران' : `${n} ${counted(n, 'لترات', 'لترًا', 'لتر')}`);

/** "50" → «50 طنًا», "100" → «100 طن». */
export const tons = (claim: string): string => `${claim} ${counted(Number(claim), 'أطنان', 'طنًا', 'طن')}`;

/** Vehicles: 10 → «10 مركبات», 11 → «11 مركبة». */
export const vehiclesOf = (n: number): string => `${n} ${counted(n, 'مركبات', 'مركبة', 'مركبة')}`;
