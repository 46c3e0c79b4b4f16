import { describe, expect, it } from 'vitest';
import { sharedFraction, shingles, textOf } from '../support/shingles';

/** Two pages may share at most this part of the shorter one's 5-word shingles. */
const LIMIT = 0.3;

const modules = {
  ...import.meta.glob('/src/content/??/landing/*.ts', { eager: true }),
  ...import.meta.glob('/src/content/en/{about,contact,services,home,recovery}.ts', { eager: true }),
} as Record<string, Record<string, unknown>>;

const pages = Object.entries(modules).map(([file, exports]) => ({ file, set: shingles(textOf(exports)) }));

describe('no page is a copy of another', () => {
  it('recognises a page with one word changed', () => {
    const page = 'A flatbed carries your car to any workshop in the city at any hour of the day';
    const copy = page.replace('flatbed', 'truck');
    expect(sharedFraction(shingles(page), shingles(copy))).toBeGreaterThan(LIMIT);
  });

  it('compares the service pages', () => {
    expect(pages.length).toBeGreaterThanOrEqual(9);
    for (const page of pages) expect(page.set.size, page.file).toBeGreaterThan(200);
  });

  const pairs = pages.flatMap((a, i) => pages.slice(i + 1).map((b) => [a, b] as const));
  it.each(pairs.map(([a, b]) => [a.file, b.file, sharedFraction(a.set, b.set)] as const))(
    '%s and %s',
    (_a, _b, fraction) => {
      expect(fraction).toBeLessThanOrEqual(LIMIT);
    },
  );
});
