import { sql, type RawBuilder, type Selectable } from 'kysely';
import { normalised } from '../../src/contract/readable.ts';
import { REFERENCE_LENGTH } from '../../src/contract/reference.ts';
import type { BookingsPage, BookingStatus } from '../../src/contract/staff.ts';
import { recordOf } from './bookings.ts';
import { endsOf } from './figures.ts';
import type { BookingRow, Dialect, Trx } from './tables.ts';
import { cleanQuery, containing, numberIn, searched } from './text.ts';

export interface BookingSearch {
  q: string;
  status: BookingStatus | undefined;
  /** Only bookings that came before the one with this `seq`. */
  before: number | undefined;
  limit: number;
}

/** Matches of a search are counted up to here: a clerk who sees "more than 1,000" types another word. */
const COUNTED = 1000;

/** Parts that all occur in a column. */
interface Wanted {
  column: 'phone_key' | 'search_text';
  parts: string[];
}

/** The most digits in what is no phone number: a plate of the Emirates has five, a reference may consist of digits. */
const MOST_OTHER_DIGITS = REFERENCE_LENGTH + 1;

/**
 * What a booking must hold, one of these: words, or part of a phone; none: any booking. A few digits may be those of a
 * plate or a reference, too.
 */
function wantedBy(q: string): Wanted[] {
  const number = numberIn(q);
  const words = searched(q).split(' ').filter(Boolean);
  if (!number) return words.length > 0 ? [{ column: 'search_text', parts: words }] : [];
  const phone: Wanted = { column: 'phone_key', parts: [number] };
  const typed = searched(normalised(q)).trim();
  return typed.length > MOST_OTHER_DIGITS ? [phone] : [phone, { column: 'search_text', parts: [typed] }];
}

/** Three letters in a row, each as the index wants it. Shorter parts have none: they only narrow what others find. */
const trigrams = (part: string): string[] => {
  const letters = [...part];
  const threes = letters.slice(2).map((third, i) => `${letters[i]}${letters[i + 1]}${third}`);
  return threes.map((three) => `"${three.replaceAll('"', '""')}"`);
};
/** All of them, as the index is asked; '' if there are none. */
const lettersOf = ({ parts }: Wanted): string => [...new Set(parts.flatMap(trigrams))].join(' AND ');

/** What a search reads from, and what must hold there. */
interface Matching {
  from: RawBuilder<unknown>;
  filters: RawBuilder<unknown>[];
  seq: RawBuilder<unknown>;
}

/** How each store finds words by their letters; undefined: its own index serves `like`. */
const WORDS: Record<Dialect, ((letters: string, filters: RawBuilder<unknown>[]) => Matching) | undefined> = {
  // The words' index comes first, newest first, and stops when the page is full: in SQLite a cross join fixes the order
  // of the tables.
  sqlite: (letters, filters) => ({
    from: sql`bookings_words as words cross join bookings`,
    filters: [sql`words.bookings_words match ${letters}`, sql`bookings.seq = words.rowid`, ...filters],
    seq: sql`words.rowid`,
  }),
  postgres: undefined,
};

/** Whether a booking holds all parts. */
const holds = ({ column, parts }: Wanted): RawBuilder<unknown> =>
  sql.join(
    parts.map((part) => sql`bookings.${sql.ref(column)} like ${containing(part)} escape '\\'`),
    sql` and `,
  );

function matching(dialect: Dialect, wanted: Wanted[], status: BookingStatus | undefined): Matching {
  const filters = wanted.length > 0 ? [sql`(${sql.join(wanted.map(holds), sql` or `)})`] : [];
  // As a literal, not a parameter: a partial index for one status serves only a query that names this status.
  if (status) filters.push(sql`bookings.status = ${sql.lit(status)}`);
  const letters = [...new Set(wanted.map(lettersOf))];
  const words = wanted.length > 0 && letters.every(Boolean) ? WORDS[dialect] : undefined;
  return words?.(letters.join(' OR '), filters) ?? { from: sql`bookings`, filters, seq: sql`bookings.seq` };
}

const where = (filters: RawBuilder<unknown>[]): RawBuilder<unknown> =>
  filters.length > 0 ? sql`where ${sql.join(filters, sql` and `)}` : sql``;

/** How many match: without words from the daily counts, with words counted up to COUNTED. */
async function totalOf(
  trx: Trx,
  { from, filters }: Matching,
  wanted: Wanted[],
  status: BookingStatus | undefined,
): Promise<{ total: number; pending: number; atLeast: boolean }> {
  const sums = await trx
    .selectFrom('days')
    .select((e) => [e.fn.sum<number | null>('kept').as('kept'), e.fn.sum<number | null>('pending').as('pending')])
    .executeTakeFirstOrThrow();
  const [kept, pending] = [sums.kept ?? 0, sums.pending ?? 0];
  if (wanted.length === 0)
    return {
      total: status === undefined ? kept : status === 'pending' ? pending : kept - pending,
      pending,
      atLeast: false,
    };
  const counted = await sql<{
    n: number;
  }>`select count(*) as n from (select 1 from ${from} ${where(filters)} limit ${COUNTED + 1}) as found`.execute(trx);
  const n = counted.rows[0]?.n ?? 0;
  return { total: Math.min(n, COUNTED), pending, atLeast: n > COUNTED };
}

/** One page of bookings, newest first. */
export async function findBookings(
  trx: Trx,
  dialect: Dialect,
  { q, status, before, limit }: BookingSearch,
): Promise<BookingsPage> {
  const wanted = wantedBy(cleanQuery(q));
  const found = matching(dialect, wanted, status);
  const older = before === undefined ? [] : [sql`${found.seq} < ${before}`];
  const { rows } = await sql<Selectable<BookingRow>>`
    select bookings.* from ${found.from} ${where([...found.filters, ...older])} order by ${found.seq} desc limit ${limit + 1}`.execute(
    trx,
  );
  const { total, pending, atLeast } = await totalOf(trx, found, wanted, status);
  const shown = rows.slice(0, limit);
  const ends = await endsOf(trx, shown);
  return {
    bookings: shown.map((row) => ({ ...recordOf(row), end: ends.get(row.id) })),
    total,
    ...(atLeast ? { totalIsAtLeast: true as const } : {}),
    pending,
    next: rows.length > limit ? String(shown.at(-1)?.seq) : undefined,
  };
}
