import type { Migration } from './migration.ts';

const column = ["ALTER TABLE bookings ADD COLUMN phone_abroad TEXT NOT NULL DEFAULT ''"];

/** 'yes' where the customer has no UAE number; '' for all others. */
export const phoneAbroad: Migration = { sqlite: column, postgres: column };
