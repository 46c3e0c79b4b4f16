import type { Migration } from './migration.ts';

/**
 * What all processes on one database must agree on: the key of the staff's sessions, the
 * keys of push. One process keeps these in its directory.
 */
export const shared: Migration = {
  sqlite: [],
  postgres: ['CREATE TABLE secrets (name TEXT PRIMARY KEY, value BYTEA NOT NULL)'],
};
