import { latinDigits } from '../readable.ts';

/** Letters and digits of a plate, however it was typed: "a12345" is "A 12345". */
const plateKey = (plate: string): string => latinDigits(plate).replace(/[\s-]/g, '').toUpperCase();

/** Whether both are one plate. */
export const samePlate = (one: string, other: string): boolean => plateKey(one) === plateKey(other);
