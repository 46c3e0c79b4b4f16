import { searchText } from '@/contract/search-text';

export interface Area {
  /** Its English name. */
  id: string;
  label: string;
}

/** `text` without what `unlike` matches, a doubled letter as one. */
const bare = (text: string, unlike: RegExp): string => searchText(text).replace(unlike, '').replace(/(.)\1/g, '$1');

/** Letters and figures only: "Al-Barsha" and "albarsha" are one. */
const plain = (text: string): string => bare(text, /[^\p{L}\p{N}]/gu);

/** Without vowels, which everybody spells differently, and without "1" of "Al Barsha 1". */
const rough = (text: string): string => bare(text, /[aeiouhwyاويهء]|\P{L}/gu);

/** "JLT" of "Jumeirah Lakes Towers": what such areas are called by everybody. */
const initials = (name: string): string => name.replace(/\B\w|\W/g, '');

/** The ways in which what is typed can mean an area, the closest first. */
const WAYS: readonly ((typed: string, name: string) => boolean)[] = [
  (typed, name) => plain(name).includes(plain(typed)) || plain(initials(name)) === plain(typed),
  // "Deira City Centre"
  (typed, name) => plain(typed).startsWith(plain(name)),
  // Two consonants say too little.
  (typed, name) => rough(typed).length > 2 && rough(name).includes(rough(typed)),
];

/** The areas that `typed` means, in the closest way in which it means any; all of them while nothing is typed. */
export function findAreas(typed: string, areas: readonly Area[]): readonly Area[] {
  for (const means of WAYS) {
    const found = areas.filter(({ id, label }) => [id, label].some((name) => means(typed, name)));
    if (found[0]) return found;
  }
  return [];
}
