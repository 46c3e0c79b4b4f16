/** Looks for jobs, however old: also those of phone calls, which no list of bookings has. */
import { sql } from 'kysely';
import { latinDigits } from '../../../src/contract/readable.ts';
import { searchText } from '../../../src/contract/search-text.ts';
import type { FoundJobs } from '../../../src/contract/job/find.ts';
import type { Trx } from '../../store/tables.ts';
import { cleanQuery, containing, numberIn, searched } from '../../store/text.ts';
import { jobOf } from './rows.ts';
import { messagesOf, withMessages } from './messages.ts';

/** As many as somebody will read; the screen says if there are more, and asks for another word. */
const MOST_FOUND = 20;

/**
 * What an account is asked for stands in the words, too. The number is there twice, as it was typed and as it is
 * compared: people also know a caller by a few last digits.
 */
const TEXT = sql`jobs.reference || ' ' || jobs.phone || ' ' || jobs.phone_key || ' ' || jobs.name || ' ' || jobs.email || ' ' || jobs.vehicle || ' ' || jobs.place || ' ' || jobs.words`;

/** Arabic letters and marks that a search treats as another letter, or as none. */
const ALIKE = Array.from({ length: 0x06cd - 0x0621 }, (_, i) => String.fromCharCode(0x0621 + i)).filter(
  (letter) => searchText(letter) !== letter,
);

/** `TEXT` in lower case; of that, the store guarantees A to Z only. */
const SMALL = sql`lower(${TEXT})`;
/** The same as `searchText` makes it: three times the work, which only words of Arabic letters need. */
const FOLDED = ALIKE.reduce(
  (text, letter) => sql`replace(${text}, ${sql.lit(letter)}, ${sql.lit(searchText(letter))})`,
  SMALL,
);
const comparedWith = (word: string) => (/[\u0621-\u06cc]/.test(word) ? FOLDED : SMALL);

/** How people write a word whose capitals the store may not know: "élodie", "Élodie", "ÉLODIE". */
const capitals = (word: string): string[] => {
  if (/^[ -~]*$/.test(word)) return [word];
  const [small, large] = [word.toLowerCase(), word.toUpperCase()];
  return [word, small, large, (large[0] ?? '') + small.slice(1)];
};

/** The zeros of Arabic keyboards, and of Persian and Urdu ones. */
const ZEROS = [0x0660, 0x06f0];
const inOtherDigits = (word: string): string[] =>
  ZEROS.map((zero) => word.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit))));

/** A word as it was typed, in other capitals or digits, or as a search compares it. */
function holds(typed: string) {
  const word = latinDigits(typed);
  const spellings = new Set(capitals(word).flatMap((spelling) => [spelling, ...inOtherDigits(spelling)]));
  return sql<boolean>`(${sql.join(
    [...spellings].map((spelling) => sql`${TEXT} like ${containing(spelling)} escape '\\'`),
    sql` or `,
  )} or ${comparedWith(word)} like ${containing(searched(word))} escape '\\')`;
}

/** The newest jobs that have all words of `q` in them, or the phone number that it may be: a plate has digits too. */
export async function findJobs(trx: Trx, q: string): Promise<FoundJobs> {
  const wanted = cleanQuery(q);
  const number = numberIn(wanted);
  const words = wanted.split(/\s+/).filter(Boolean);
  const rows = await trx
    .selectFrom('jobs')
    .selectAll()
    .where((e) => e.or([e.and(words.map(holds)), ...(number ? [e('phone_key', 'like', containing(number))] : [])]))
    .orderBy('id', 'desc')
    .limit(MOST_FOUND + 1)
    .execute();
  const jobs = rows.slice(0, MOST_FOUND).map(jobOf);
  return { jobs: withMessages(jobs, await messagesOf(trx, jobs)), more: rows.length > MOST_FOUND };
}
