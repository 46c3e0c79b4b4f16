/** Limits of what is typed about a job or a truck, or to find one: for the forms without the server's schemas. */

/** Longest texts, in UTF-16 units. */
export const JOB_LIMITS = { by: 40, name: 120, note: 500, place: 200, phone: 30, vehicle: 120, words: 2000 } as const;
export const TRUCK_LIMITS = { plate: 20, kind: 40, driver: 40, phone: JOB_LIMITS.phone } as const;
/** Longest words to look for, among jobs and among bookings. */
export const LONGEST_SEARCH = 100;
/** Beyond these a person means something else. */
export const MOST_AED = 1_000_000;
export const MOST_MINUTES = 24 * 60;
