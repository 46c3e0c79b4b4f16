import { plainNumber } from '@/contract/phone';

/** Whether this is a phone number as people type it: digits, spaces, a plus. */
export const isCallable = (typed: string): boolean => /^\+?[\d\s()-]{7,}$/.test(plainNumber(typed).trim());
