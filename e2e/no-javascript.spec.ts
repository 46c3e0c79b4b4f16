/** With JavaScript off every page reads, calls and opens its menus. */
import { homeAreas } from '../src/content/areas-home';
import { about } from '../src/content/en/about';
import { contact } from '../src/content/en/contact';
import { home } from '../src/content/en/home';
import { postSummaries } from '../src/content/en/posts';
import { services } from '../src/content/en/services';
import { sitemap } from '../src/content/en/sitemap';
import { pathTable } from '../src/config/paths';
import { SERVICE_PRICES } from '../src/contract/catalogue';
import type { Faq } from '../src/content/types';
import { expect, PHONE, test } from './support/test';

test.use({ javaScriptEnabled: false, viewport: PHONE });

test('home reads in full, calls, and its menu opens', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-emergency-call]')).toHaveAttribute('href', /^tel:\+971/);
  for (const heading of ['How it works', 'Elite Service Categories', 'What we recover']) await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await page.locator('[data-mobile-menu] > summary').click();
  await expect(page.locator('[data-menu-panel]').getByRole('link', { name: 'Call now' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeHidden();
  // Where a finger looks for it: in the corner of the panel that it has opened.
  const [opener, panel] = [await page.locator('[data-mobile-menu] > summary').boundingBox(), await page.locator('[data-menu-panel]').boundingBox()];
  expect(opener!.x).toBeGreaterThan(panel!.x + panel!.width / 2);
  await page.locator('[data-mobile-menu] > summary').click();
  await expect(page.locator('[data-menu-panel]')).toBeHidden();
});

const answers = (faqs: readonly Faq[]) => faqs.flatMap((faq) => [faq.question, ...faq.answer.split('\n\n')]);

/** What a reader must find in `main`, from the content modules. */
const inFull: Record<string, readonly string[]> = {
  '/': [
    ...home.slides.map((slide) => slide.headline),
    ...home.how.steps.flatMap((step) => [step.title, step.text]),
    ...home.elite.categories.flatMap((category) => [category.title, ...category.services]),
    ...home.services.cards.flatMap((card) => [card.title, card.description, ...card.features]),
    ...homeAreas.map((area) => area.name),
  ],
  '/about': [...about.stats.map((stat) => stat.label), ...about.testimonials.entries.map((entry) => entry.text), ...answers(about.faqs)],
  '/contact': [...contact.why.tiles.map((tile) => tile.text), ...contact.services.tiles.map((tile) => tile.title), ...answers(contact.faqs)],
  '/services': [
    ...services.symptoms.flatMap((symptom) => [symptom.title, symptom.first, ...symptom.answers.flatMap((answer) => [answer.title, answer.text])]),
    ...services.catalogue.rows.flatMap((row) => [row.name, row.includes, String(SERVICE_PRICES[row.id])]),
    ...services.short.rows.flatMap((row) => [row.label, row.price]),
  ],
  '/sitemap': [
    ...Object.entries(sitemap.entries).filter(([id]) => !('hidden' in pathTable[id as keyof typeof sitemap.entries])).map(([, entry]) => entry.label),
    ...postSummaries.map((post) => post.title),
  ],
};

for (const [path, wanted] of Object.entries(inFull)) {
  test(`${path} holds all of its content`, async ({ page }) => {
    await page.goto(path);
    const text = (await page.locator('main').textContent()) ?? '';
    expect(wanted.filter((part) => !text.includes(part))).toEqual([]);
  });
}

test('/book gives the hotline, WhatsApp and SMS in place of the form', async ({ page }) => {
  await page.goto('/book');
  const main = page.locator('main');
  await expect(main.getByRole('link', { name: /^Call/ }).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me/);
  await expect(main.getByRole('link', { name: 'SMS' })).toHaveAttribute('href', /^sms:/);
  await expect(page.locator('form')).toBeHidden();
});

test('an unknown path answers 404 with the hotline', async ({ page, expected }) => {
  expected(/404.*no-such-page/);
  const response = await page.goto('/no-such-page');
  expect(response!.status()).toBe(404);
  await expect(page.locator('main').getByRole('link', { name: /call/i }).first()).toHaveAttribute('href', /^tel:/);
});
