/** The rules of safety, where they stand in the pages. */
import { expect, it } from 'vitest';

const modules = import.meta.glob<string>('/src/content/**/*.ts', { eager: true, query: '?raw', import: 'default' });

it('what a car does that no longer moves is said only after what it does while it still moves', () => {
  const alone: string[] = [];
  let found = 0;
  for (const [file, text] of Object.entries(modules))
    for (const { 0: rule, 1: lang, index } of text.matchAll(/safety\.(\w+)\.shoulder\b/g)) {
      found += 1;
      const before = text.slice(0, index).trimEnd();
      if (!new RegExp(`safety\\.${lang}\\.exit[\\s}\`$\\{,]*$`).test(before)) alone.push(`${file}: ${rule}`);
    }
  expect(found).toBeGreaterThan(0);
  expect(alone).toEqual([]);
});
