/**
 * What a store is measured against: a loop that inserts one row in a transaction of its
 * own, with the store's durability and nothing else.
 */
import Connection from 'libsql';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { MIGRATIONS } from '../../../server/store/migrations/index';
import { isPostgres } from '../../../server/store/open';

/** The bookings' table alone: no index but that of its keys, no words, no figures, no jobs. */
const [FIRST] = MIGRATIONS;
const TABLE = { sqlite: FIRST?.sqlite[0] ?? '', postgres: FIRST?.postgres[0] ?? '' };
const NAMES = [
  'id',
  'reference',
  'status',
  'received_at',
  'submitted_at',
  'service',
  'location',
  'vehicle_type',
  'urgency',
  'first_name',
  'last_name',
  'phone',
  'phone_key',
  'email',
  'vehicle_make',
  'vehicle_model',
  'vehicle_year',
  'description',
  'estimated_cost',
  'lead_score',
  'search_text',
];
const values = (): (string | number)[] => [
  randomUUID(),
  'RNM-222222',
  'pending',
  Date.now(),
  '2026-11-20T10:00:00.000Z',
  'towing_service',
  'Deira',
  'Sedan',
  'immediate',
  'Mariam',
  'Haddad',
  '0501234567',
  '501234567',
  'm@mail.example',
  'Nissan',
  'Patrol',
  '2019',
  'The engine stopped on the exit ramp.',
  240,
  50,
  'rnm-222222\ndeira\nsedan\ntowing service\nmariam\nhaddad\n0501234567\nm@mail.example\nnissan\npatrol\n2019\nthe engine stopped on the exit ramp.',
];

interface Bare {
  /** Rows a second, over `ms` milliseconds. */
  rate(ms: number): Promise<number>;
  /** How it makes sure that a row is on disk, as the database tells it. */
  durability: string;
  close(): Promise<void>;
}

function bareSqlite(directory: string): Bare {
  const db = new Connection(join(directory, 'bare.db'));
  for (const setting of [
    'journal_mode = WAL',
    'synchronous = FULL',
    'fullfsync = ON',
    'checkpoint_fullfsync = ON',
    'secure_delete = ON',
  ])
    db.exec(`PRAGMA ${setting}`);
  db.exec(TABLE.sqlite);
  const insert = db.prepare(`INSERT INTO bookings (${NAMES.join()}) VALUES (${NAMES.map(() => '?').join()})`);
  const read = (name: string) => String(Object.values(db.prepare(`PRAGMA ${name}`).get() as object)[0]);
  return {
    durability: `journal_mode=${read('journal_mode')} synchronous=${read('synchronous')}`,
    rate: (ms) => {
      const begin = performance.now();
      let rows = 0;
      for (; performance.now() - begin < ms; rows++) insert.run(values());
      return Promise.resolve((rows / (performance.now() - begin)) * 1000);
    },
    close: () => Promise.resolve(void db.close()),
  };
}

async function barePostgres(url: string): Promise<Bare> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // In a schema of its own: it has the same name as the store's.
  for (const statement of [
    'CREATE SCHEMA bare',
    'SET search_path = bare',
    'SET synchronous_commit = on',
    TABLE.postgres,
  ])
    await client.query(statement);
  const text = `INSERT INTO bookings (${NAMES.join()}) VALUES (${NAMES.map((_, i) => `$${i + 1}`).join()})`;
  const read = async (name: string) =>
    `${name}=${String(Object.values((await client.query<Record<string, unknown>>(`SHOW ${name}`)).rows[0] ?? {})[0])}`;
  return {
    durability: `${await read('fsync')} ${await read('synchronous_commit')}`,
    async rate(ms) {
      const begin = performance.now();
      let rows = 0;
      for (; performance.now() - begin < ms; rows++) await client.query({ name: 'insert', text, values: values() });
      return (rows / (performance.now() - begin)) * 1000;
    },
    close: () => client.end(),
  };
}

export const openBare = (place: string, directory: string): Promise<Bare> =>
  isPostgres(place) ? barePostgres(place) : Promise.resolve(bareSqlite(directory));
