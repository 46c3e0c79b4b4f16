/** A reference on one line, as it is read out: its hyphen does not break. */
export const whole = (reference: string): string => reference.replace('-', '\u2011');
