import type { Migration } from './migration.ts';

/** The day in Dubai (UTC+4 all year) in which a time in milliseconds lies. */
const SQLITE_DAY = "date((received_at + 14400000) / 1000, 'unixepoch')";
const POSTGRES_DAY = "to_char(to_timestamp((received_at + 14400000) / 1000) AT TIME ZONE 'UTC', 'YYYY-MM-DD')";

/**
 * Two bookings may bear the same old reference: the later one's gets its number, in what
 * is searched too (where it stands first).
 */
const UNIQUE_REFERENCES = [
  `UPDATE bookings SET
    search_text = lower(reference) || '-' || seq || substr(search_text, length(reference) + 1),
    reference = reference || '-' || seq
    WHERE seq NOT IN (SELECT min(seq) FROM bookings GROUP BY reference)`,
  'CREATE UNIQUE INDEX bookings_reference ON bookings (reference)',
];

/** What a dashboard asks for is counted day by day as it happens, and again here for what is already there. */
const figures = (day: string): string[] => [
  'INSERT INTO customers SELECT DISTINCT phone_key FROM bookings',
  `INSERT INTO days SELECT day, sum(bookings), sum(bookings), sum(pending), sum(revenue), sum(lead_scores), sum(customers), sum(calls) FROM (
    SELECT ${day} AS day, 1 AS bookings, CASE status WHEN 'pending' THEN 1 ELSE 0 END AS pending,
      estimated_cost AS revenue, lead_score AS lead_scores, 0 AS customers, 0 AS calls FROM bookings
    UNION ALL SELECT ${day}, 0, 0, 0, 0, 1, 0 FROM (SELECT min(received_at) AS received_at FROM bookings GROUP BY phone_key) AS firsts
    UNION ALL SELECT ${day}, 0, 0, 0, 0, 0, 1 FROM calls
  ) AS counted GROUP BY day`,
];

/** A list by status and the latest activity are read from an index, whatever the number of bookings. */
const INDEXES = [
  "CREATE INDEX bookings_pending ON bookings (seq) WHERE status = 'pending'",
  "CREATE INDEX bookings_done ON bookings (seq) WHERE status = 'done'",
  'CREATE INDEX bookings_activity ON bookings ((coalesce(done_at, received_at)), seq)',
];

export const figuresAndSearch: Migration = {
  sqlite: [
    // The very first release had this table without `room`, under the same version number.
    'DROP TABLE health',
    'CREATE TABLE health (one INTEGER PRIMARY KEY CHECK (one = 1), checked_at INTEGER NOT NULL, room BLOB NOT NULL) STRICT',
    ...UNIQUE_REFERENCES,
    ...INDEXES,
    'CREATE TABLE customers (phone_key TEXT PRIMARY KEY) STRICT, WITHOUT ROWID',
    `CREATE TABLE days (
      day TEXT PRIMARY KEY, bookings INTEGER NOT NULL, kept INTEGER NOT NULL, pending INTEGER NOT NULL, revenue INTEGER NOT NULL,
      lead_scores INTEGER NOT NULL, customers INTEGER NOT NULL, calls INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID`,
    ...figures(SQLITE_DAY),
    // Index of all groups of three letters (trigrams); the row itself shows whether they are adjacent.
    `CREATE VIRTUAL TABLE bookings_words USING fts5(
      search_text, phone_key, content='bookings', content_rowid='seq', tokenize='trigram', detail=none, columnsize=0)`,
    "INSERT INTO bookings_words (bookings_words) VALUES ('rebuild')",
    `CREATE TRIGGER bookings_words_added AFTER INSERT ON bookings BEGIN
      INSERT INTO bookings_words (rowid, search_text, phone_key) VALUES (new.seq, new.search_text, new.phone_key);
    END`,
    `CREATE TRIGGER bookings_words_removed AFTER DELETE ON bookings BEGIN
      INSERT INTO bookings_words (bookings_words, rowid, search_text, phone_key) VALUES ('delete', old.seq, old.search_text, old.phone_key);
    END`,
    `CREATE TRIGGER bookings_words_changed AFTER UPDATE OF search_text, phone_key ON bookings BEGIN
      INSERT INTO bookings_words (bookings_words, rowid, search_text, phone_key) VALUES ('delete', old.seq, old.search_text, old.phone_key);
      INSERT INTO bookings_words (rowid, search_text, phone_key) VALUES (new.seq, new.search_text, new.phone_key);
    END`,
  ],
  postgres: [
    ...UNIQUE_REFERENCES,
    ...INDEXES,
    'CREATE TABLE customers (phone_key TEXT PRIMARY KEY)',
    `CREATE TABLE days (
      day TEXT PRIMARY KEY, bookings BIGINT NOT NULL, kept BIGINT NOT NULL, pending BIGINT NOT NULL, revenue BIGINT NOT NULL,
      lead_scores BIGINT NOT NULL, customers BIGINT NOT NULL, calls BIGINT NOT NULL
    )`,
    ...figures(POSTGRES_DAY),
    'CREATE INDEX bookings_phone_prefix ON bookings (phone_key text_pattern_ops)',
    // The extension comes with PostgreSQL, but a host may forbid it: words are then looked for row by row.
    `DO $$ BEGIN
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      CREATE INDEX bookings_words ON bookings USING gin (search_text gin_trgm_ops, phone_key gin_trgm_ops);
    EXCEPTION WHEN insufficient_privilege OR undefined_file OR undefined_object OR feature_not_supported THEN
      RAISE NOTICE 'pg_trgm is missing: a search for words reads every booking';
    END $$`,
  ],
};
