import type { Migration } from './migration.ts';

/**
 * Calls taken down as `0049 …` or `+971 (0)50 …` kept a zero in front of their key: whoever asked for what is
 * held under the same number, written otherwise, was not found. No booking has one: its number is checked.
 */
const keys = ["UPDATE jobs SET phone_key = substr(phone_key, 2) WHERE phone_key LIKE '0%'"];

export const phoneKeys: Migration = { sqlite: keys, postgres: keys };
