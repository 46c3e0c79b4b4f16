import { OF_LAST_WEEK, type Migration } from './migration.ts';

/** As `searchText` made them (`src/contract/search-text.ts`). */
const LETTERS = [
  ['أ', 'ا'],
  ['إ', 'ا'],
  ['آ', 'ا'],
  ['ى', 'ي'],
  ['ی', 'ي'],
  ['ک', 'ك'],
  ['ة', 'ه'],
  ['ہ', 'ه'],
  ['ھ', 'ه'],
  ...[...'\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652'].map((mark) => [mark, '']),
];

const words = LETTERS.reduce((text, [from, to]) => `replace(${text}, '${from}', '${to}')`, 'search_text');

/** A name with أ was not found by a search with ا, nor one with ة by ه: a search now normalises both to one letter. */
const fold = `UPDATE bookings SET search_text = ${words} WHERE search_text <> ${words}`;

export const foldedWords: Migration = { sqlite: [fold], postgres: [fold], again: [`${fold} AND ${OF_LAST_WEEK}`] };
