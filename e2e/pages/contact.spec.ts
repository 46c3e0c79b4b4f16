/** The contact page: spec 1, section 2 "Contact page". */
import { contact } from '../../src/content/en/contact';
import { href } from '../../src/config/paths';
import { expect, PHONE, test } from '../support/test';
import { eventNames, recorded, recordSinks } from '../support/tracking-sinks';

test('the number is in the first view of a phone, and a tap on the call is reported with its page', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await recordSinks(page);
  await page.goto('/contact');
  const call = page.locator('main').getByRole('link', { name: contact.hero.call, exact: true });
  await expect(call).toBeInViewport({ ratio: 1 });
  await call.click();
  await expect.poll(() => eventNames(page)).toContain('conversion');
  expect((await recorded(page)).calls).toEqual([['contact', 1600, '/contact']]);
});

test('a service tile opens its page; the booking promo leads to the form', async ({ page }) => {
  await page.goto('/contact');
  // The others: tests/dist/parts.ts.
  const [tile] = contact.services.tiles;
  await page
    .locator('main')
    .locator(`a[href="${href(tile!.page)}"]`)
    .click();
  await expect(page).toHaveURL(href(tile!.page));
  await expect(page.locator('h1')).not.toHaveText(contact.hero.title);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: contact.hero.title })).toBeVisible();
  await page.getByRole('link', { name: contact.promo.button }).click();
  await expect(page).toHaveURL('/book');
  await expect(page.getByRole('heading', { level: 1, name: /Book Emergency Recovery/ })).toBeVisible();
});

test('the hotline card has no empty end beside the taller one', async ({ page }) => {
  for (const path of ['/contact', '/contact-arabic']) {
    await page.goto(path);
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const card = page.locator('section[aria-labelledby="hotline"]');
      const end = (box: { y: number; height: number } | null) => box!.y + box!.height;
      const empty = end(await card.boundingBox()) - end(await card.getByRole('link').last().boundingBox());
      expect(empty, `${path} at ${width} px`).toBeLessThan(48);
    }
  }
});
