/** Where a page shows two figures for one thing, a word beside the second says what it is (decisions, section F). */
import { expect, it } from 'vitest';
import { about as aboutAr } from '@/content/ar/about';
import { landingLabels as labelsAr } from '@/content/ar/landing-labels';
import { desertAr } from '@/content/ar/landing/desert';
import { layout as layoutAr } from '@/content/ar/layout';
import { services as servicesAr } from '@/content/ar/services';
import { advertisedPrices, claims, layoutClaims } from '@/content/claims';
import { about } from '@/content/en/about';
import { landingLabels } from '@/content/en/landing-labels';
import { desert } from '@/content/en/landing/desert';
import { layout } from '@/content/en/layout';
import { services } from '@/content/en/services';

const all = JSON.stringify;

it('the menu, which stands on every page, says whose average its minutes are', () => {
  expect(layout.menu.stats[1]?.label).toMatch(/all\sservices/);
  expect(layoutAr.menu.stats[1]?.label).toContain('كل الخدمات');
});

it('under the times of the areas stands what the time at the top of the page is', () => {
  expect(landingLabels.responseNote).toContain('The time at the top of the page is an average.');
  expect(labelsAr.responseNote).toContain('والوقت في أعلى الصفحة متوسط');
});

it.each([
  ['English', about, desert, 'average of all'],
  ['Arabic', aboutAr, desertAr, 'متوسط كل'],
])(
  'two averages on the about and desert pages, %s: one sentence has the second figure and what it counts',
  (_language, us, sand, word) => {
    for (const [page, figure] of [
      [us.faqs, layoutClaims.responseMinutes],
      [sand.trust, claims.desert.responseMinutes],
    ] as const) {
      const told = all(page)
        .split(/[.؟]/)
        .filter((sentence) => sentence.includes(word));
      expect(told.some((sentence) => sentence.includes(figure))).toBe(true);
    }
  },
);

it.each([
  ['English', services, 'By phone'],
  ['Arabic', servicesAr, 'بالهاتف'],
])('the services page has prices of the form and by phone, and says so: %s', (_language, page, word) => {
  const note = page.examples.note;
  expect(note).toContain(word);
  expect(note).toContain(String(advertisedPrices.towing.standard));
  expect(note).toContain(String(advertisedPrices.towing.standardKm));
});
