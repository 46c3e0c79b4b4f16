/** The vehicles’ cards beside the fleet map: their calls, pictures, rows, and where each vehicle is heading. */
import { fleetWords as fleetWordsArabic } from '../../src/content/ar/fleet';
import { fleetVehicles } from '../../src/content/en/fleet';
import { fleetWords } from '../../src/content/en/fleet-words';
import { expect, test, type Page } from '../support/test';
import { recorded, recordSinks } from '../support/tracking-sinks';

test('a call on a card is worth 1700 AED, and a sink that fails stops nothing', async ({ page, expected }) => {
  expected(/map animation call tracking error/);
  await recordSinks(page);
  await page.addInitScript(() =>
    Object.assign(window, {
      clarity: () => {
        throw new Error('broken sink');
      },
    }),
  );
  await page.goto('/live-fleet');
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const call = page.getByRole('link', { name: 'Request Flatbed' });
  await expect(call).toHaveAttribute('href', /^tel:\+\d+$/);
  await call.click();
  await expect
    .poll(async () => (await recorded(page)).dataLayer.find((e) => e.event === 'conversion'))
    .toMatchObject({ value: 1700, currency: 'AED' });
  await expect.poll(() => errors.some((text) => text.includes('map animation call tracking error'))).toBe(true);
});

/** Which addresses the page asks for from now on, and of the flatbed's card the picture, whose shape it keeps. */
function flatbedPicture(page: Page) {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const picture = page.getByRole('img', { name: 'Flatbed Towing vehicle' });
  return {
    picture,
    asked: (name: string) => fetched.some((url) => url.includes(name)),
    async expectShape() {
      const box = (await picture.boundingBox())!;
      expect(box.width / box.height).toBeCloseTo(16 / 9, 1);
    },
  };
}

test('the cards say where each vehicle is heading; a vehicle picture that is there fetches no other', async ({
  page,
}) => {
  await page.clock.install();
  const { picture, asked, expectShape } = flatbedPicture(page);
  await page.goto('/live-fleet');
  await page.evaluate(() => document.querySelector('[data-fleet-map]')!.scrollIntoView({ block: 'center' }));
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Request 24/7' }) });
  for (const place of ['Dubai Marina', 'Mall of the Emirates']) {
    const heading = card.getByText(`Heading to ${place}`);
    for (let second = 0; second < 19 && !(await heading.isVisible()); second += 1) await page.clock.runFor(1000);
    await expect(heading).toBeVisible({ timeout: 1_000 });
  }
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => asked('vehicle-flatbed')).toBe(true);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(asked('vehicle-default')).toBe(false);
  await expectShape();
});

test('a vehicle picture that failed before the scripts came is the default one', async ({ page, expected }) => {
  expected(/vehicle-flatbed|ERR_FAILED/);
  await page.route(/vehicle-flatbed/, (route) => route.abort());
  let start = () => {};
  const held = new Promise<void>((resolve) => (start = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/live-fleet', { waitUntil: 'commit' });
  const picture = page.getByRole('img', { name: 'Flatbed Towing vehicle' });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth === 0))
    .toBe(true);
  start();
  await expect(picture).toHaveAttribute('src', /vehicle-default/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a vehicle picture that is broken shows the default one', async ({ page, expected }) => {
    expected(/vehicle-flatbed|ERR_FAILED/);
    const { picture, asked, expectShape } = flatbedPicture(page);
    await page.route(/vehicle-flatbed/, (route) => route.abort());
    await page.goto('/live-fleet');
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => asked('vehicle-flatbed')).toBe(true);
    await expect.poll(() => asked('vehicle-default')).toBe(true);
    await expectShape();
  });
});

test('the vehicle cards are a grid whose buttons stand in rows, and nothing moves below one whose vehicle goes on, whatever is said of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto('/live-fleet');
  const cards = page.locator('li:has(> div > a[href^="tel:"])', { has: page.getByText('ACTIVE', { exact: true }) });
  for (const width of [320, 360, 768, 1024, 1440, 1920])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expect(cards).toHaveCount(fleetVehicles.length);
      const boxes = await cards.evaluateAll((all) =>
        all.map((card) => {
          const [own, button] = [card, card.querySelector('a[href^="tel:"]')!].map((one) =>
            one.getBoundingClientRect(),
          );
          return {
            left: Math.round(own!.left),
            right: own!.right,
            top: Math.round(own!.top),
            button: Math.round(button!.top),
            height: Math.round(button!.height),
          };
        }),
      );
      const columns = new Set(boxes.map(({ left }) => left)).size;
      expect(columns).toBe(width < 1024 ? 2 : width < 1280 ? 4 : 5);
      expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width);
      for (const { top, button, height } of boxes) {
        const row = boxes.filter((other) => other.top === top);
        expect(new Set(row.map((one) => one.button))).toEqual(new Set([button]));
        expect([...new Set(row.map((one) => one.height))]).toEqual([height]);
        expect(height).toBeGreaterThanOrEqual(48);
      }
    });
  for (const [path, words, widths] of [
    ['/live-fleet', fleetWords, [320, 1024, 1440]],
    ['/live-fleet-arabic', fleetWordsArabic, [1440]],
  ] as const) {
    if (path !== '/live-fleet') await page.goto(path);
    await expect(page.locator('[data-longest]')).toHaveCount(words.vehicles.length);
    for (const width of widths)
      await test.step(`nothing moves on ${path} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        const grown = await page.evaluate(
          (said) => {
            for (const fold of document.querySelectorAll<HTMLDetailsElement>('li details')) fold.open = true;
            return [...document.querySelectorAll<HTMLElement>('[data-longest]')].flatMap((line, i) => {
              const height = line.offsetHeight;
              const words = line.firstElementChild!;
              const before = words.textContent;
              const other = said[i]!.filter((text) => {
                words.textContent = text;
                return line.offsetHeight !== height;
              });
              words.textContent = before;
              return other;
            });
          },
          words.vehicles.map(({ route }) =>
            route.flatMap(({ name }, i) => {
              const next = route[(i + 1) % route.length]!.name;
              return [words.text.headingTo(name), words.text.stoppedAt(name, next), words.text.stoppedAt(next, name)];
            }),
          ),
        );
        expect(grown).toEqual([]);
      });
  }
});
