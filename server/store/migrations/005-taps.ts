import type { Migration } from './migration.ts';

/**
 * What was tapped (a call, WhatsApp, an SMS), and the campaign that the visit came from. Taps from before were calls.
 */
const COLUMNS = [
  "ALTER TABLE calls ADD COLUMN channel TEXT NOT NULL DEFAULT 'call'",
  'ALTER TABLE calls ADD COLUMN campaign TEXT',
];
export const taps: Migration = { sqlite: COLUMNS, postgres: COLUMNS };
