/** The noun after a claim of `content/claims.ts`, whatever figure an owner enters there: "15+ years", "1 year". */
export const nounAfter = (claim: string, noun: string): string => (claim === '1' ? noun : `${noun}s`);
/** Both: "15+ years", "1 year". */
export const claimed = (claim: string, noun: string): string => `${claim} ${nounAfter(claim, noun)}`;
