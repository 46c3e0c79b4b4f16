/** The about page: spec 1, section 2 "About page", sections 4 and 7. */
import { about } from '../../src/content/en/about';
import { expect, test } from '../support/test';
import { eventNames, recordSinks } from '../support/tracking-sinks';

test('testimonials far below the window keep nothing moving; one answer is open at a time; WhatsApp opens with the request typed', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'draft' }));
  await recordSinks(page);
  await page.goto('/about');
  await test.step('testimonials far below the window keep nothing moving', async () => {
    const shown = page.locator('[aria-roledescription=slide]:not([inert])');
    await expect(shown).toHaveCount(1);
    // What the carousel checks before it moves (tests/ui/carousel.test.tsx).
    expect(await shown.evaluate((slide) => slide.checkVisibility({ contentVisibilityAuto: true }))).toBe(false);
    // A transition that starts where layout is skipped never ends, and keeps the page painting.
    const carousel = page.locator('main [aria-roledescription=carousel]');
    expect(await carousel.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
  });
  await test.step('WhatsApp opens with the request typed and reports about_whatsapp', async () => {
    const link = page.locator('main').getByRole('link', { name: about.chat }).first();
    const [chat] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    expect(decodeURIComponent(chat.url())).toContain('emergency recovery in Dubai');
    await expect.poll(() => eventNames(page)).toContain('about_whatsapp');
  });
  await test.step('one answer is open at a time', async () => {
    const [first, second] = [about.faqs[0]!, about.faqs[1]!];
    await page.getByText(first.question).click();
    await expect(page.getByText(first.answer)).toBeVisible();
    await page.getByText(second.question).click();
    await expect(page.getByText(second.answer)).toBeVisible();
    await expect(page.getByText(first.answer)).toBeHidden();
  });
});
