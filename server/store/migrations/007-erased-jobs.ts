import type { Migration } from './migration.ts';

/** How many jobs were handed out or erased; a caller who never booked has nothing else. */
export const erasedJobs: Migration = {
  sqlite: ['ALTER TABLE privacy_log ADD COLUMN jobs INTEGER NOT NULL DEFAULT 0'],
  postgres: ['ALTER TABLE privacy_log ADD COLUMN jobs BIGINT NOT NULL DEFAULT 0'],
};
