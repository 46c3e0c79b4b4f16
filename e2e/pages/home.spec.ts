/** The home page: spec 2, section 2. */
import { site } from '../../src/config/site';
import { homeAreas } from '../../src/content/areas-home';
import { home } from '../../src/content/en/home';
import { gotoWithStillClock } from '../support/clock';
import { linkDraft } from '../support/drafts';
import { DESKTOP, expect, PHONE, test, type Page } from '../support/test';

/** Lets milliseconds pass, in steps, so that each timer can set the next. */
const passing = (page: Page) => async (ms: number) => {
  for (let left = ms; left > 0; left -= 300) await page.clock.runFor(Math.min(300, left));
};

async function swipe(page: Page, dx: number): Promise<void> {
  // A slide that is still coming in stands beside the window: only its height on the page is asked for.
  const x = (await page.locator('[aria-roledescription=slide]').first().locator('xpath=../..').boundingBox())!.x + 150;
  const y = (await slide(page).boundingBox())!.y + 20;
  // A mouse marks the words that it passes, and would drag what the swipe before has marked.
  await page.evaluate(() => getSelection()?.empty());
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx, y + 2, { steps: 4 });
  await page.mouse.up();
}

const slide = (page: Page) => page.locator('[aria-roledescription=slide]:not([inert]) h2');

test('the hero changes every 5 s, goes on 5 s after an arrow, and stops with the pause control', async ({ page }) => {
  await gotoWithStillClock(page, '/');
  const pass = passing(page);
  const show = slide(page);
  const headlines = home.slides.map(({ headline }) => headline);
  const start = headlines.indexOf(await show.innerText());
  /** The slide `n` places after the one shown when the clock was stopped. */
  const expectSlide = (n: number) => expect(show).toHaveText(headlines[(start + n) % headlines.length]!);
  await pass(5100);
  await expectSlide(1);

  // The pressed arrow keeps the focus, but that must not hold the slides.
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expectSlide(2);
  await pass(4800);
  await expectSlide(2);
  await pass(600);
  await expectSlide(3);

  await page.getByRole('button', { name: 'Pause the slides' }).click();
  await pass(12_000);
  await expectSlide(3);
  await page.getByRole('button', { name: 'Slide 5 of 5' }).click();
  await expect(show).toHaveText(headlines[4]!);

  await test.step('the call in the hero stands still while the slides change', async () => {
    const call = page.getByRole('link', { name: /^Call Now(?!:)/ });
    const before = await call.boundingBox();
    for (let i = 0; i < 5; i++) {
      await page.getByRole('button', { name: 'Next slide' }).click();
      expect(await call.boundingBox()).toEqual(before);
    }
  });
});

test('a sideways swipe of 50 px changes the slide, one of 40 px does not; they go on 3 s after a swipe', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  // By itself the next one would come 5 s after the first, and 3 s after a swipe.
  await gotoWithStillClock(page, '/');
  const show = slide(page);
  await expect(show).toHaveCount(1);
  const headlines = home.slides.map(({ headline }) => headline);
  const start = headlines.indexOf(await show.innerText());
  for (const [dx, place] of [
    [-40, start],
    [-60, start + 1],
    [60, start],
  ] as const) {
    await swipe(page, dx);
    await expect(show).toHaveText(headlines[place % headlines.length]!);
  }
  await test.step('the slides go on 3 s after a swipe', async () => {
    const pass = passing(page);
    await swipe(page, -60);
    await expect(show).toHaveText(headlines[(start + 1) % headlines.length]!);
    await pass(2700);
    await expect(show).toHaveText(headlines[(start + 1) % headlines.length]!);
    await pass(900);
    await expect(show).toHaveText(headlines[(start + 2) % headlines.length]!);
  });
});

test('the first slide of a page that nobody touches stays 5 s from the first paint', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, viewport: PHONE, serviceWorkers: 'block' });
  await page.addInitScript(() => {
    const changes: number[] = [];
    const seen = { hydrated: 0, changes };
    Object.assign(window, { __seen: seen });
    new MutationObserver(() => {
      if (document.documentElement.dataset.hydrated !== undefined) seen.hydrated ||= performance.now();
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-hydrated'] });
    addEventListener('DOMContentLoaded', () => {
      const second = document.querySelectorAll('[aria-roledescription=slide]')[1]!;
      let away = true;
      new MutationObserver(() => {
        // Before hydration no slide is inert.
        if (second.hasAttribute('inert')) away = true;
        else if (away && document.documentElement.dataset.hydrated !== undefined) changes.push(performance.now());
        if (!second.hasAttribute('inert')) away = false;
      }).observe(second, { attributes: true, attributeFilter: ['inert'] });
    });
  });
  await page.goto('/');
  const seen = () =>
    page.evaluate(() => (window as unknown as { __seen: { hydrated: number; changes: number[] } }).__seen);
  await expect.poll(async () => (await seen()).changes.length).toBeGreaterThan(0);
  const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]!.startTime);
  const { hydrated, changes } = await seen();
  const stayed = changes[0]! - painted;
  expect(stayed).toBeGreaterThan(4_900);
  // A busy machine may start the scripts later than that; then the change comes with them.
  expect(stayed - Math.max(5_000, hydrated - painted)).toBeLessThan(2_000);
  await page.close();
});

for (const path of ['/', '/arabic'])
  test(`the first view of ${path} on a phone calls: headline, proof, number, chat and SMS, then the picture`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    const hero = page.locator('#home');
    const bottom = async (part: ReturnType<typeof hero.locator>) => {
      const box = (await part.boundingBox())!;
      return box.y + box.height;
    };
    const call = hero.locator('a[href^="tel:"]');
    const [chat, sms] = [hero.locator('a[href*="wa.me"]'), hero.locator('a[href^="sms:"]')];
    await expect(call).toContainText(site.hotline);
    for (const [width, height] of [
      [360, 780],
      [390, 844],
      [320, 568],
      [780, 360],
    ] as const)
      await test.step(`at ${width} × ${height} px`, async () => {
        await page.setViewportSize({ width, height });
        const bar = (await page.locator('[data-emergency-call]').boundingBox())!.y;
        // Above the round button of the thumb bar, wherever its own is; on a phone on its side it stands beside that.
        expect(await bottom(call)).toBeLessThanOrEqual(width > height ? bar + 20 : Math.min(480, bar));
        expect(await bottom(hero.locator('h1'))).toBeLessThan((await call.boundingBox())!.y);
        const picture = (await hero.locator('img').first().boundingBox())!;
        if (width < height)
          for (const link of [chat, sms]) {
            expect(await bottom(link)).toBeLessThanOrEqual(bar);
            expect(await bottom(link)).toBeLessThanOrEqual(picture.y);
          }
        expect(picture.y).toBeLessThan(bar);
        const controls = (await hero.locator('[data-step]').first().boundingBox())!;
        expect(controls.y).toBeGreaterThan(picture.y + picture.height);
      });
  });

for (const [dpr, wanted] of [
  [2, 720],
  [3, 1080],
] as const)
  test(`on a screen ${dpr} times as sharp the first picture has ${wanted} px and more`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({
      baseURL,
      viewport: { width: 360, height: 780 },
      deviceScaleFactor: dpr,
      serviceWorkers: 'block',
    });
    await page.goto('/');
    const file = await page
      .locator('#home img')
      .first()
      .evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(Number(/-(\d+)\.\w+(?:\?now)?$/.exec(file)![1])).toBeGreaterThanOrEqual(wanted);
    await page.close();
  });

test('a phone pays for the pictures that it shows: one in the first view, under 45 kB, two more before their turn', async ({
  browser,
  watch,
}) => {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  watch(page);
  await page.goto('/');
  /** The slides' pictures so far, as they were asked for: name, bytes, and when, ms after the first paint. */
  const fetched = () =>
    page.evaluate(() => {
      // A page may have loaded before it is painted.
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
      if (painted === undefined) return [];
      return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .flatMap(({ name, startTime, encodedBodySize }) => {
          const [, picture] = /\/pictures\/(hero-.+)-\d+\.\w+(?:\?now)?$/.exec(name) ?? [];
          return picture ? [{ picture, bytes: encodedBodySize, at: startTime - painted }] : [];
        })
        .sort((a, b) => a.at - b.at);
    });
  await expect.poll(async () => (await fetched()).length).toBeGreaterThanOrEqual(3);
  const [first, ...others] = await fetched();
  const names = home.slides.map(({ image }) => image.name);
  expect([first, ...others].slice(0, 3).map((one) => one!.picture)).toEqual(names.slice(0, 3));
  expect(first!.bytes).toBeLessThanOrEqual(45_000);
  // The next two before their turn, the others when the slide before them is seen.
  for (const [i, { at }] of others.entries()) expect(at).toBeGreaterThan(i < 2 ? 2_400 : 7_400);
  await context.close();
});

test('on a phone the areas stand behind a search field: all there, found by what is typed, open at their anchors', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const areas = page.locator('#areas');
  const link = (name: string) => areas.getByRole('link', { name: `Call for recovery in ${name}`, exact: true });
  await expect(link('Al Barsha')).toBeHidden();
  const field = areas.getByRole('searchbox', { name: 'Find your area' });
  await field.fill('barsha');
  await expect(link('Al Barsha')).toBeVisible();
  await expect(link('Deira')).toBeHidden();
  // The status region exists before it is filled, or it would not be announced.
  expect(await areas.locator('[role=status]').evaluate((line) => getComputedStyle(line).display)).toBe('block');
  await field.fill('atlantis');
  await expect(areas.getByText('Not in our list? We still come.')).toBeVisible();
  await field.fill('');
  await expect(link('Deira')).toBeVisible();
  await page.goto('about:blank');
  await page.goto('/#service-area-al-barsha');
  await expect(page.locator('#service-area-al-barsha a')).toBeInViewport();
});

test('at each width: the hero, the service cards with their areas, call and draft; about 80 areas with their anchors', async ({
  page,
}) => {
  await page.goto('/#service-area-al-barsha');
  await test.step('about 80 areas stand with their count and their anchors', async () => {
    await expect(page.getByRole('heading', { name: `Service Areas ${homeAreas.length}+` })).toBeVisible();
    await expect(page.locator('#service-area-al-barsha')).toBeInViewport();
    expect(await page.locator('[id^=service-area-]').count()).toBe(homeAreas.length);
  });
  await test.step('the hero is one above the other up to 768 px, side by side from 769 px', async () => {
    const sideBySide = () =>
      page.locator('#home').evaluate((hero) => {
        const [picture, words, call] = [
          hero.querySelector('img')!,
          hero.querySelector('h1')!,
          hero.querySelector('a[href^="tel:"]')!,
        ].map((part) => part.getBoundingClientRect());
        return picture!.left >= Math.max(words!.right, call!.right) - 1 && picture!.top < call!.bottom;
      });
    for (const [width, wanted] of [
      [769, true],
      [768, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sideBySide()).toBe(wanted);
    }
  });
  await test.step('each card has a call and a WhatsApp draft that names its service, both fit for a thumb', async () => {
    for (const width of [320, PHONE.width, 768, 1440])
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ ...PHONE, width });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        for (const { title } of home.services.cards) {
          const card = page
            .locator('#services li')
            .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
          const chat = card.getByRole('link', { name: `WhatsApp: ${title}` });
          const row = card.locator('summary');
          if (width <= 768) {
            await expect(card.locator('details')).not.toHaveAttribute('open');
            await expect(chat).toBeHidden();
            expect((await row.boundingBox())!.height).toBeGreaterThanOrEqual(48);
            await row.click();
          }
          expect(await linkDraft(chat)).toContain(title);
          for (const link of [card.getByRole('link', { name: `Call Now: ${title}` }), chat]) {
            const [height, right, end] = await link.evaluate((one) => {
              const box = one.getBoundingClientRect();
              return [box.height, box.right, one.closest('li:has(summary)')!.getBoundingClientRect().right] as const;
            });
            expect(height, title).toBeGreaterThanOrEqual(48);
            expect(right, title).toBeLessThanOrEqual(end);
          }
        }
        // Folded again for the next width.
        await page.evaluate(() => {
          for (const fold of document.querySelectorAll<HTMLDetailsElement>('#services details')) fold.open = false;
        });
      });
  });
  await test.step('cards name three areas on wide screens and two on phones, then +N more', async () => {
    await page.setViewportSize(DESKTOP);
    const card = page.locator('#services li').filter({ hasText: 'Car recovery' }).first();
    await expect(card.getByText('Areas:').locator('..')).toHaveText(/Downtown Dubai, Business Bay.*Jumeirah.*\+3 more/);
    // Narrow is 768 px and less.
    for (const width of [PHONE.width, 768]) {
      await page.setViewportSize({ ...PHONE, width });
      // A card is a row that unfolds.
      const fold = card.locator('details');
      if ((await fold.getAttribute('open')) === null) await card.locator('summary').click();
      await expect(card.getByText('+4 more')).toBeVisible();
      await expect(card.getByText('+3 more')).toBeHidden();
    }
    await page.setViewportSize({ ...PHONE, width: 769 });
    await expect(card.getByText('+3 more')).toBeVisible();
    await expect(card.getByText('+4 more')).toBeHidden();
    await expect(page.getByText(/Premium ·/)).toHaveCount(2);
  });
});
