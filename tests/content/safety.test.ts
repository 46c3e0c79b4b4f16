/** The rules of safety, where they stand in the pages. */
import { expect, it } from 'vitest';
import { desk } from '@/content/en/desk';
import { trackWords } from '@/content/links/track';
import { safety } from '@/content/safety';

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

it('what carries the rule for injuries in its own code, to stay small, says it to the letter', () => {
  expect(trackWords.en.danger).toBe(safety.en.injury);
  expect(trackWords.ar.danger).toBe(safety.ar.injury);
  expect(desk.newJob.dangerHelp).toBe(safety.en.injury);
});
