/** Whether this is a phone number as people say it: digits, spaces, a plus. */
export const isCallable = (phone: string): boolean => /^\+?[\d\s()-]{7,}$/.test(phone);
