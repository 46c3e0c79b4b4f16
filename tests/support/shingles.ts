/** Words in a row that make one shingle. */
const SIZE = 5;

/** Every string inside a content module, in order; keys and ids count as nothing. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return `${value} `;
  if (Array.isArray(value)) return value.map(textOf).join(' ');
  if (value && typeof value === 'object') {
    return Object.entries(value)
      .filter(([key]) => !['id', 'icon', 'name', 'page', 'kind'].includes(key))
      .map(([, v]) => textOf(v))
      .join(' ');
  }
  return '';
}

/** The set of 5-word shingles of a text, letters and digits only, lower case. */
export function shingles(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const set = new Set<string>();
  for (let i = 0; i + SIZE <= words.length; i += 1) set.add(words.slice(i, i + SIZE).join(' '));
  return set;
}

/** Share of the smaller set that is in the larger, 0 to 1: how much of the shorter page the other one repeats. */
export function sharedFraction(a: Set<string>, b: Set<string>): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const shingle of small) if (large.has(shingle)) shared += 1;
  return small.size === 0 ? 0 : shared / small.size;
}
