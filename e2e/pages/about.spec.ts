/** The about page: spec 1, section 2 "About page", sections 4 and 7. */
import { about } from '../../src/content/en/about';
import { gotoWithStillClock } from '../support/clock';
import { expect, test, type Page } from '../support/test';
import { eventNames, recordSinks } from '../support/tracking-sinks';

const shown = (page: Page) => page.locator('[aria-roledescription=slide]:not([inert])');

test('its parts stand in the document’s order, and one answer is open at a time', async ({ page }) => {
  await page.goto('/about');
  const order = [
    about.trademark.title,
    about.statsTitle,
    about.story.title,
    about.mission.title,
    about.values.title,
    about.team.title,
    about.licences.title,
    about.fleet.title,
    about.areas.title,
    about.testimonials.title,
    about.faqTitle,
    about.closing.title,
  ];
  await expect(page.locator('main h2')).toHaveText(order);
  const [first, second] = [about.faqs[0]!, about.faqs[1]!];
  await page.getByText(first.question).click();
  await expect(page.getByText(first.answer)).toBeVisible();
  await page.getByText(second.question).click();
  await expect(page.getByText(second.answer)).toBeVisible();
  await expect(page.getByText(first.answer)).toBeHidden();
});

test('testimonials change every 5 s, jump by dot, and stop with the pause control', async ({ page }) => {
  await gotoWithStillClock(page, '/about');
  const { entries } = about.testimonials;
  await expect(shown(page)).toHaveCount(1);
  await shown(page).scrollIntoViewIfNeeded();
  await expect(page.locator('[aria-roledescription=slide]').first()).toContainText(entries[0]!.name);
  /** The one that is shown when the clock has been stopped. */
  const start = Number(/^Slide (\d)/.exec((await shown(page).getAttribute('aria-label'))!)![1]) - 1;
  for (const next of [0, 1, 2, 3, 4, 5]) {
    if (next > 0) await page.clock.runFor(5000);
    await expect(shown(page)).toContainText(entries[(start + next) % entries.length]!.name);
  }
  await page.getByRole('button', { name: 'Slide 3 of 5' }).click();
  await expect(shown(page)).toContainText(entries[2]!.name);
  await page.getByRole('button', { name: 'Pause the slides' }).click();
  await page.getByRole('heading', { level: 1 }).click();
  await page.clock.runFor(30_000);
  await expect(shown(page)).toContainText(entries[2]!.name);
});

test('testimonials far below the window keep nothing moving', async ({ page }) => {
  await page.goto('/about');
  await expect(shown(page)).toHaveCount(1);
  // What the carousel checks before it moves (tests/ui/carousel.test.tsx).
  expect(await shown(page).evaluate((slide) => slide.checkVisibility({ contentVisibilityAuto: true }))).toBe(false);
  // A transition that starts where layout is skipped never ends, and keeps the page painting.
  const carousel = page.locator('main [aria-roledescription=carousel]');
  expect(await carousel.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
});

test('testimonials stand still for who prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/about');
  await expect(shown(page)).toHaveCount(1);
  await page.clock.runFor(20_000);
  await expect(shown(page)).toContainText(about.testimonials.entries[0]!.name);
});

test('WhatsApp opens with the request typed and reports about_whatsapp', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'draft' }));
  await recordSinks(page);
  await page.goto('/about');
  const link = page.locator('main').getByRole('link', { name: about.chat }).first();
  const [chat] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  expect(decodeURIComponent(chat.url())).toContain('emergency recovery in Dubai');
  await expect.poll(() => eventNames(page)).toContain('about_whatsapp');
});
