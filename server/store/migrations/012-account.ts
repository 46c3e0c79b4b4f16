import type { Migration } from './migration.ts';

/** A company's request for an account, as JSON (see `contract/account.ts`); NULL for every other booking and job. */
const columns = ['bookings', 'jobs'].map((table) => `ALTER TABLE ${table} ADD COLUMN account TEXT`);

export const account: Migration = { sqlite: columns, postgres: columns };
