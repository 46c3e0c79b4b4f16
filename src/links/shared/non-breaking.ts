/** A reference on one line, as it is read out: its hyphen does not break. */
export const nonBreaking = (reference: string): string => reference.replace('-', '\u2011');
