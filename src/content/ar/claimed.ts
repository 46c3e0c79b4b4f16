/** Claims of `content/claims.ts` with their nouns: whatever figure an owner enters there, Arabic counts with it. */
import { after, counted, oblique, type Noun } from './format';

/** The number of a claim: "5,000+" → 5000, "75K+" → 75000. */
const figureOf = (claim: string): number => Number(claim.replace('K', '000').replace(/\D/g, ''));

/** "15+" → «أكثر من 15 سطحة», "5" → «5 سطحات»: "more than" is only said of a plus. */
export function claimed(claim: string, noun: Noun): string {
  const n = figureOf(claim);
  const words = n < 3 ? counted(n, noun) : `${claim.replace('+', '')} ${after(n, noun)}`;
  return claim.endsWith('+') ? `أكثر من ${oblique(words)}` : words;
}

/** "15+" → «أكثر من 15 سنة», "3" → «3 سنوات». */
export const claimedYears = (claim: string): string => claimed(claim, ['سنة', 'سنوات']);

/** The noun under a figure that stands by itself: "15+" → «سطحة وأكثر»; `of` belongs to it: «سيارات للصحراء وأكثر». */
export const underClaim = (claim: string, noun: Noun, of = ''): string =>
  `${after(figureOf(claim), noun)}${of}${claim.endsWith('+') ? ' وأكثر' : ''}`;
