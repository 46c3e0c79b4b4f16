/**
 * A number or a plate within a sentence from the right, as plain text: without the mark its groups stand the other way
 * round ("0000 000 50 971+").
 */
export const ltr = (text: string): string => `\u200e${text}`;
