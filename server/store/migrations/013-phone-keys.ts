import type { Migration } from './migration.ts';

/**
 * Calls entered as `0049 …` or `+971 (0)50 …` kept a leading zero in their key, so a search for the same number in
 * another spelling did not find them. Bookings are not affected: their numbers are validated.
 */
const keys = ["UPDATE jobs SET phone_key = substr(phone_key, 2) WHERE phone_key LIKE '0%'"];

export const phoneKeys: Migration = { sqlite: keys, postgres: keys };
