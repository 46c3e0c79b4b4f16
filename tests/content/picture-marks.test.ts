/** Every picture has its marks: nothing is published that nobody has looked at. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const pictures = readdirSync('art/scenes')
  .filter((file) => /^[a-z].*\.py$/.test(file))
  .map((file) => file.replace('.py', ''))
  .flatMap((name) => (name.startsWith('strip-') ? [1, 2, 3, 4].map((frame) => `${name}-${frame}`) : [name]));
const rows = [
  ...readFileSync('art/docs/marks.md', 'utf8').matchAll(/^\| ([a-z][\w-]+) \| (.+) \| (\d+) \| (\d+) \| (.*) ?\|$/gm),
];

it('marks every picture once, small and large, from 1 to 10', () => {
  expect(rows.map(([, name]) => name).sort()).toEqual(pictures.sort());
  for (const [, name, , small, large] of rows)
    for (const mark of [small, large]) {
      expect(Number(mark), name).toBeGreaterThanOrEqual(1);
      expect(Number(mark), name).toBeLessThanOrEqual(10);
    }
});

it('says what is still wrong with a picture that is marked under 7', () => {
  for (const [, name, , small, large, wrong] of rows)
    if (Math.min(Number(small), Number(large)) < 7) expect(wrong?.trim().length, name).toBeGreaterThan(10);
});
