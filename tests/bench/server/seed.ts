/**
 * A store with many bookings, put there by SQL as the first version had them; opening it
 * then brings it to the newest, with its figures, words and jobs.
 */
import Connection from 'libsql';
import { join } from 'node:path';
import pg from 'pg';
import { MIGRATIONS } from '../../../server/store/migrations/index';
import { isPostgres, openStore } from '../../../server/store/open';
import { seededRandom } from '../../../src/simulation/random';

const AT_ONCE = 5_000;
const YEARS_MS = 2 * 365 * 86_400_000;
const WORDS = {
  first: ['Mariam', 'Omar', 'Aisha', 'Ravi', 'Elena', 'Yusuf', 'Fatima', 'John', 'Priya', 'Hassan'],
  last: ['Haddad', 'Khan', 'Nair', 'Petrova', 'Smith', 'Al Mansoori', 'Reyes', 'Fernando', 'Ali', 'Chen'],
  place: ['Deira', 'Al Barsha', 'Jumeirah', 'Al Quoz', 'Mirdif', 'Karama', 'Business Bay', 'JLT'],
  make: ['Nissan', 'Toyota', 'BMW', 'Kia', 'Ford'],
  what: [
    'The engine stopped on the exit ramp',
    'A flat tyre near the mall',
    'The battery is dead in the garage',
    'Stuck in sand beside the road',
    'Keys locked inside',
  ],
};

function* rows(count: number): Generator<Record<string, string | number | null>> {
  const random = seededRandom(14);
  const one = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
  const now = Date.now();
  for (let seq = 1; seq <= count; seq++) {
    const hex = seq.toString(16).padStart(12, '0');
    const received_at = now - YEARS_MS + Math.floor((seq / count) * (YEARS_MS - 86_400_000));
    const waits = seq > count - 500;
    const phone = `05${Math.floor(random() * 1e8)
      .toString()
      .padStart(8, '0')}`;
    const [first_name, last_name] = [one(WORDS.first), one(WORDS.last)];
    // One in twenty thousand is what the search for a rare word finds.
    const rare = seq % 20_000 === 7;
    const [location, vehicle_make] = [rare ? 'Zabeel' : one(WORDS.place), rare ? 'Lexus' : one(WORDS.make)];
    const description = `${one(WORDS.what)}, ${one(WORDS.what).toLowerCase()}, house ${Math.floor(random() * 10_000)}`;
    const reference = `RNM-${seq.toString(36).toUpperCase().padStart(6, '2')}`;
    const email = `${first_name.toLowerCase()}${seq % 5000}@mail.example`;
    yield {
      seq,
      id: `00000000-0000-4000-8000-${hex}`,
      reference,
      status: waits ? 'pending' : 'done',
      received_at,
      submitted_at: new Date(received_at).toISOString(),
      done_at: waits ? null : received_at + 3_600_000,
      service: 'towing_service',
      location,
      vehicle_type: 'Sedan',
      urgency: 'immediate',
      first_name,
      last_name,
      phone,
      phone_key: phone.slice(1),
      email,
      vehicle_make,
      vehicle_model: 'X',
      vehicle_year: '2019',
      description,
      estimated_cost: 240,
      lead_score: 50,
      position: null,
      attribution: null,
      search_text: [
        reference,
        location,
        'Sedan',
        'towing service',
        first_name,
        last_name,
        phone,
        email,
        vehicle_make,
        'X',
        '2019',
        description,
      ]
        .join('\n')
        .toLowerCase(),
    };
  }
}

function* chunks(count: number): Generator<Record<string, string | number | null>[]> {
  let chunk: Record<string, string | number | null>[] = [];
  for (const row of rows(count)) {
    if (chunk.push(row) < AT_ONCE) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

const [FIRST, ...LATER] = MIGRATIONS;

function fillSqlite(directory: string, count: number): void {
  const db = new Connection(join(directory, 'bookings.db'));
  db.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA cache_size = -1000000; PRAGMA temp_store = MEMORY',
  );
  for (const statement of FIRST?.sqlite ?? []) db.exec(statement);
  for (const chunk of chunks(count)) {
    const names = Object.keys(chunk[0] ?? {});
    const insert = db.prepare(`INSERT INTO bookings (${names.join()}) VALUES (${names.map(() => '?').join()})`);
    db.exec('BEGIN');
    for (const row of chunk) insert.run(Object.values(row));
    db.exec('COMMIT');
  }
  // The later steps here too: with a large cache, and without a wait for the disk.
  for (const statement of LATER.flatMap(({ sqlite }) => sqlite)) db.exec(statement);
  db.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  db.close();
}

async function fillPostgres(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of [
    ...(FIRST?.postgres ?? []),
    'CREATE TABLE schema_version (version INTEGER NOT NULL)',
    'INSERT INTO schema_version VALUES (1)',
    'SET synchronous_commit = off',
  ])
    await client.query(statement);
  for (const chunk of chunks(count))
    await client.query('INSERT INTO bookings SELECT * FROM json_populate_recordset(NULL::bookings, $1::json)', [
      JSON.stringify(chunk),
    ]);
  await client.query("SELECT setval(pg_get_serial_sequence('bookings', 'seq'), $1)", [count]);
  await client.end();
}

/** Fills the empty store at `place` with `count` bookings, of which 500 wait, and closes it. */
export async function seed(place: string, count: number): Promise<void> {
  if (isPostgres(place)) await fillPostgres(place, count);
  else fillSqlite(place, count);
  // With room to sort in, or an index of a million bookings takes minutes.
  const roomy = isPostgres(place)
    ? `${place}&options=${encodeURIComponent('-c maintenance_work_mem=1GB -c work_mem=256MB')}`
    : place;
  await (await openStore(roomy)).close();
  if (!isPostgres(place)) return;
  // What the database does by itself after such a day.
  const client = new pg.Client({ connectionString: place });
  await client.connect();
  await client.query('VACUUM ANALYZE');
  await client.query('CHECKPOINT');
  await client.end();
}
