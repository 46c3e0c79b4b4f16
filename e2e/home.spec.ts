/** The home page: spec 2, section 2. */
import { homeAreas } from '../src/content/areas-home';
import { home } from '../src/content/en/home';
import { gotoWithStillClock } from './support/clock';
import { linkDraft } from './support/drafts';
import { expect, PHONE, test, type Page } from './support/test';

/** Lets milliseconds pass, in steps, so that each timer can set the next. */
const passing = (page: Page) => async (ms: number) => {
  for (let left = ms; left > 0; left -= 300) await page.clock.runFor(Math.min(300, left));
};

async function swipe(page: Page, dx: number): Promise<void> {
  const box = (await slide(page).boundingBox())!;
  await page.mouse.move(box.x + 150, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 150 + dx, box.y + 22, { steps: 4 });
  await page.mouse.up();
}

const slide = (page: Page) => page.locator('[aria-roledescription=slide]:not([inert]) h2');

test('the hero changes every 5 s, holds 5 s after an arrow, and stops with the pause control', async ({ page }) => {
  await gotoWithStillClock(page, '/');
  const pass = passing(page);
  const show = slide(page);
  const headlines = home.slides.map(({ headline }) => headline);
  const start = headlines.indexOf(await show.innerText());
  /** The slide `n` places on from where the clock was stopped. */
  const expectSlide = (n: number) => expect(show).toHaveText(headlines[(start + n) % headlines.length]!);
  await pass(5100);
  await expectSlide(1);

  // The arrow keeps the focus that the press gave it: the slides go on all the same.
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expectSlide(2);
  // 5 s of rest, then the next interval begins.
  await pass(9000);
  await expectSlide(2);
  await pass(1500);
  await expectSlide(3);

  await page.getByRole('button', { name: 'Pause the slides' }).click();
  await pass(12_000);
  await expectSlide(3);
  await page.getByRole('button', { name: 'Slide 5 of 5' }).click();
  await expect(show).toHaveText(headlines[4]!);
});

test('a sideways swipe of 50 px changes the slide, one of 40 px does not', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const show = slide(page);
  await expect(show).toHaveCount(1);
  await swipe(page, -40);
  await expect(show).toHaveText(home.slides[0]!.headline);
  await swipe(page, -60);
  await expect(show).toHaveText(home.slides[1]!.headline);
  await swipe(page, 60);
  await expect(show).toHaveText(home.slides[0]!.headline);
});

test('the slides rest 3 s after a swipe, then the next interval begins', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await gotoWithStillClock(page, '/');
  const pass = passing(page);
  const show = slide(page);
  const headlines = home.slides.map(({ headline }) => headline);
  const start = headlines.indexOf(await show.innerText());
  await swipe(page, -60);
  await expect(show).toHaveText(headlines[(start + 1) % headlines.length]!);
  await pass(7500);
  await expect(show).toHaveText(headlines[(start + 1) % headlines.length]!);
  await pass(900);
  await expect(show).toHaveText(headlines[(start + 2) % headlines.length]!);
});

test('nothing moves by itself for who prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await page.clock.runFor(20_000);
  await expect(slide(page)).toHaveText(home.slides[0]!.headline);
  await expect(page.getByRole('button', { name: 'Play the slides' })).toBeVisible();
});

test('a phone pays for the pictures that it shows: one in the first view, under 45 kB, two more before their turn', async ({ browser, watch }) => {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 3, isMobile: true, hasTouch: true, serviceWorkers: 'block' });
  const page = await context.newPage();
  watch(page);
  const fetched = new Map<string, number>();
  page.on('response', (response) => {
    const [, name] = /\/pictures\/(hero-.+)-\d+\.\w+$/.exec(response.url()) ?? [];
    if (name) fetched.set(name, Number(response.headers()['content-length']));
  });
  await page.clock.install();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  const names = home.slides.map(({ image }) => image.name);
  await expect.poll(() => [...fetched.keys()]).toEqual(names.slice(0, 1));
  expect([...fetched.values()][0]).toBeLessThanOrEqual(45_000);
  await page.clock.runFor(3000);
  await expect.poll(() => [...fetched.keys()]).toEqual(names.slice(0, 3));
  await context.close();
});

test('the call under the hero stands still while the slides change', async ({ page }) => {
  await page.goto('/');
  const call = page.getByRole('link', { name: /^Call now/ });
  const before = await call.boundingBox();
  for (let i = 0; i < 5; i++) {
    await page.getByRole('button', { name: 'Next slide' }).click();
    expect(await call.boundingBox()).toEqual(before);
  }
});

test('cards name three areas on wide screens and two on phones, then +N more', async ({ page }) => {
  await page.goto('/');
  const card = page.locator('#services li').filter({ hasText: 'Car recovery' }).first();
  await expect(card.getByText('Areas:').locator('..')).toHaveText(/Downtown Dubai, Business Bay.*Jumeirah.*\+3 more/);
  // Narrow is 768 px and less.
  for (const width of [PHONE.width, 768]) {
    await page.setViewportSize({ ...PHONE, width });
    await expect(card.getByText('+4 more')).toBeVisible();
    await expect(card.getByText('+3 more')).toBeHidden();
  }
  await page.setViewportSize({ ...PHONE, width: 769 });
  await expect(card.getByText('+3 more')).toBeVisible();
  await expect(card.getByText('+4 more')).toBeHidden();
  await expect(page.getByText(/Premium ·/)).toHaveCount(2);
});

test('each card has a call and a WhatsApp draft that names its service, both fit for a thumb, at every width', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, PHONE.width, 768, 1440]) {
    await page.setViewportSize({ ...PHONE, width });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
    for (const { title } of home.services.cards) {
      const card = page.locator('#services li').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
      const chat = card.getByRole('link', { name: `WhatsApp: ${title}` });
      expect(await linkDraft(chat)).toContain(title);
      const outer = (await card.boundingBox())!;
      for (const link of [card.getByRole('link', { name: `Call Now: ${title}` }), chat]) {
        const box = (await link.boundingBox())!;
        expect(box.height, title).toBeGreaterThanOrEqual(48);
        expect(box.x + box.width, title).toBeLessThanOrEqual(outer.x + outer.width);
      }
    }
  }
});

test('about 80 areas stand with their count and their anchors', async ({ page }) => {
  await page.goto('/#service-area-al-barsha');
  await expect(page.getByRole('heading', { name: `Service Areas ${homeAreas.length}+` })).toBeVisible();
  await expect(page.locator('#service-area-al-barsha')).toBeInViewport();
  expect(await page.locator('[id^=service-area-]').count()).toBe(homeAreas.length);
});

test('four elite categories with four services each, and each Request Service dials', async ({ page }) => {
  await page.goto('/');
  const requests = page.getByRole('link', { name: /^Request Service/ });
  await expect(requests).toHaveCount(4);
  for (const link of await requests.all()) await expect(link).toHaveAttribute('href', /^tel:/);
});
