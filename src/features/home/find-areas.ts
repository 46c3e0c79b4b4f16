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

/** The areas that `typed` means, in the closest way in which it means any; all of them while nothing is typed. */
export function findAreas(typed: string, areas: readonly Area[]): readonly Area[] {
  const [exact, loose] = [plain(typed), rough(typed)];
  const ways: ((name: string) => boolean)[] = [
    // "JLT" is what everybody calls Jumeirah Lakes Towers.
    (name) => plain(name).includes(exact) || plain(name.replace(/\B\w/g, '')) === exact,
    // "Deira City Centre"
    (name) => exact.startsWith(plain(name)),
    // Two consonants say too little.
    (name) => loose.length > 2 && rough(name).includes(loose),
  ];
  return ways.map((means) => areas.filter(({ id, label }) => means(id) || means(label))).find(([any]) => any) ?? [];
}
