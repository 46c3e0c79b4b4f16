import type { Migration } from './migration.ts';

/**
 * What the links to a job need: how often each kind was taken back, when a position came by a link (it goes
 * earlier than the job), and which press an event came from, so that a press that is sent again counts once.
 */
const columns = (big: string): string[] => [
  `ALTER TABLE jobs ADD COLUMN crew_epoch ${big} NOT NULL DEFAULT 0`,
  `ALTER TABLE jobs ADD COLUMN track_epoch ${big} NOT NULL DEFAULT 0`,
  `ALTER TABLE jobs ADD COLUMN pin_epoch ${big} NOT NULL DEFAULT 0`,
  `ALTER TABLE jobs ADD COLUMN position_sent_at ${big}`,
  'CREATE INDEX jobs_position_sent ON jobs (position_sent_at) WHERE position_sent_at IS NOT NULL',
  'ALTER TABLE job_events ADD COLUMN press_id TEXT',
  'CREATE UNIQUE INDEX job_events_press ON job_events (press_id) WHERE press_id IS NOT NULL',
];

export const links: Migration = { sqlite: columns('INTEGER'), postgres: columns('BIGINT') };
