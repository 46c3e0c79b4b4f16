/** The driver's photographs: from the phone's camera, through a dead network, to the desk's job sheet. */
import { randomFillSync } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { PHOTO_BYTES, type JobPhoto } from '../../src/contract/job/photo';
import { expectAccessible } from '../support/axe';
import { asksAgain } from '../support/clock';
import { book, signIn } from '../support/dashboard';
import { deskOf, type DeskHands } from '../support/links';
import { test as alone } from '../support/own-server';
import { DESKTOP, expect, PHONE, test, type Page } from '../support/test';
import { REFERENCE_LETTERS } from '../../src/contract/reference';

test.use({ viewport: PHONE });

/** The desk of a booking whose driver is there. */
async function driverIsThere(request: APIRequestContext): Promise<DeskHands> {
  const desk = await deskOf(request);
  await desk.of(await book(request));
  await desk.sent();
  await desk.change({ kind: 'step', to: 'there' });
  return desk;
}

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });
const file = (buffer: Buffer) => ({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer });
const photograph = (background: string) =>
  sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
/** As a large camera makes it: lying on its side, with the place in it. */
const heavy = () =>
  sharp(randomFillSync(Buffer.alloc(4000 * 3400 * 3)), { raw: { width: 4000, height: 3400, channels: 3 } })
    .jpeg({ quality: 94 })
    .withExif({ IFD0: { Make: 'Phonemaker' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

alone(
  'photographs of 12 MB wait without a network, go out by themselves, and stand in the job sheet',
  async ({ page, context, browser, request, expected }) => {
    expected(/ERR_INTERNET_DISCONNECTED/);
    const desk = await driverIsThere(request);
    const large = await heavy();
    expect(large.length).toBeGreaterThan(12_000_000);
    await open(page, await desk.link('job'));
    await expect(page.getByRole('heading', { name: 'Photos before loading' })).toBeVisible();
    await expectAccessible(page);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    for (const input of await page.locator('input[type=file]').all()) {
      const { height = 0 } = (await input.boundingBox()) ?? {};
      expect(height).toBeGreaterThanOrEqual(48);
      await expect(input).toHaveAttribute('capture', 'environment');
    }
    await context.setOffline(true);
    await page.getByLabel('Front left').setInputFiles(file(large));
    await expect(page.getByLabel('Front left …')).toBeAttached();
    await page.getByLabel('Damage').setInputFiles(file(await photograph('#c33')));
    await page.getByRole('button', { name: 'Loaded' }).click();
    // The next photograph is of the handover.
    await expect(page.getByRole('heading', { name: 'Photos at the handover' })).toBeVisible();
    await page.getByLabel('Rear right').setInputFiles(file(await photograph('#3c3')));
    await expect(page.getByText('Waiting for the network: 4.', { exact: false })).toBeVisible();
    await expectAccessible(page);
    expect((await desk.job()).state).toBe('there');

    await context.setOffline(false);
    await expect(page.getByLabel('Rear right ✓')).toBeAttached();
    await expect(page.getByText('Waiting for the network', { exact: false })).toBeHidden();
    expect(await desk.job()).toMatchObject({ state: 'loaded', photos: 3 });

    const staff = await (await browser.newContext({ viewport: DESKTOP })).newPage();
    const listed = staff.waitForResponse(/\/photos$/);
    await signIn(staff, '/admin/jobs');
    await staff.getByText(/^3 photos/).click();
    const { photos } = (await (await listed).json()) as { photos: JobPhoto[] };
    expect(photos.map(({ moment, part }) => `${moment} ${part}`)).toEqual([
      'before front_left',
      'before damage',
      'after rear_right',
    ]);
    await expect(staff.getByRole('link', { name: /^Front left, before loading \d\d:\d\d/ })).toBeVisible();
    await expect(staff.getByRole('link', { name: /^Rear right, at the handover \d\d:\d\d/ })).toBeVisible();
    await expectAccessible(staff);
    for (const { id, part } of photos) {
      const bytes = await desk.photo(id);
      const { exif, format, width = 0, height = 0 } = await sharp(bytes).metadata();
      expect([bytes.length <= PHOTO_BYTES, exif, format]).toEqual([true, undefined, 'jpeg']);
      // The camera lay on its side; the picture stands.
      expect(height > width).toBe(part === 'front_left');
    }
    const opened = staff.waitForEvent('popup');
    await staff.getByRole('link', { name: /^Damage/ }).click();
    expect((await opened).url()).toMatch(/^blob:/);
  },
);

test('a broken picture is told in each language, and holds up nothing', async ({ page, request }) => {
  const desk = await driverIsThere(request);
  await open(page, await desk.link('job'));
  const whole = await photograph('#33c');
  for (const [i, [lang, text]] of [
    ['English', 'This photo cannot be read. Take it again.'],
    ['العربية', 'لا يمكن قراءة هذه الصورة. التقطها مرة أخرى.'],
    ['اردو', 'یہ تصویر نہیں کھلتی۔ دوبارہ کھینچیں۔'],
    ['हिन्दी', 'यह फ़ोटो नहीं खुलती। दोबारा खींचें।'],
  ].entries())
    await test.step(lang!, async () => {
      if (lang !== 'English') await page.getByRole('button', { name: lang }).click();
      const input = page.locator('input[type=file]').nth(i);
      await input.setInputFiles(file(whole.subarray(0, 200)));
      await expect(page.getByRole('alert')).toHaveText(text!);
      await expectAccessible(page);
      await input.setInputFiles(file(whole));
      await expect(page.getByRole('alert')).toBeHidden();
      await expect.poll(async () => (await desk.job()).photos).toBe(i + 1);
    });
});

test('a picture that is see-through lies on white, as paper does', async ({ page, request }) => {
  const desk = await driverIsThere(request);
  await open(page, await desk.link('job'));
  const glass = { r: 0, g: 0, b: 0, alpha: 0 };
  const drawing = await sharp({ create: { width: 1700, height: 900, channels: 4, background: glass } })
    .png()
    .toBuffer();
  const sent = page.waitForRequest(/\/api\/link\/photo/);
  await page.getByLabel('Damage').setInputFiles({ name: 'drawing.png', mimeType: 'image/png', buffer: drawing });
  const { channels } = await sharp((await sent).postDataBuffer()!).stats();
  expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
});

test('"Loaded" reaches the desk while a picture is on its way', async ({ page, request }) => {
  const desk = await driverIsThere(request);
  let arrive = (): void => undefined;
  const slow = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/photo?**', async (route) => {
    await slow;
    await route.continue();
  });
  await open(page, await desk.link('job'));
  const sending = page.waitForRequest(/photo\?/);
  await page.getByLabel('Front left').setInputFiles(file(await photograph('#c33')));
  await sending;
  await page.getByRole('button', { name: 'Loaded' }).click();
  await expect.poll(async () => (await desk.job()).state).toBe('loaded');
  arrive();
  await expect.poll(async () => (await desk.job()).photos).toBe(1);
});

test('a full phone is told, and what was made is sent all the same', async ({ page, context, request, expected }) => {
  expected(/ERR_INTERNET_DISCONNECTED/);
  const desk = await driverIsThere(request);
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page, await desk.link('job'));
  await expect(page.getByLabel('Damage')).toBeAttached();
  await context.setOffline(true);
  await page.getByLabel('Damage').setInputFiles(file(await photograph('#c33')));
  await expect(page.getByRole('alert')).toHaveText('The phone is full. Keep this page.');
  await page.getByRole('button', { name: 'Loaded' }).click();
  await context.setOffline(false);
  // One after the other.
  await expect.poll(() => desk.job()).toMatchObject({ photos: 1, state: 'loaded' });
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('on a job that was cancelled meanwhile it still arrives; by a link that another driver has now, it stays in the phone', async ({
  page,
  context,
  request,
  expected,
}) => {
  expected(/ERR_INTERNET_DISCONNECTED|409|410/);
  await page.clock.install();
  const desk = await driverIsThere(request);
  await open(page, await desk.link('job'));
  await expect(page.getByLabel('Damage')).toBeAttached();
  await context.setOffline(true);
  await page.getByLabel('Damage').setInputFiles(file(await photograph('#c33')));
  await expect(page.getByText('Waiting for the network: 1.', { exact: false })).toBeVisible();
  await desk.change({ kind: 'end', to: 'cancelled', reason: 'found_other' });
  await context.setOffline(false);
  await expect(page.getByText('This job was cancelled. Do not drive there.')).toBeVisible();
  await expect.poll(async () => (await desk.job()).photos).toBe(1);

  await desk.change({ kind: 'undo' });
  await asksAgain(page);
  await expect(page.getByLabel('Rear left')).toBeAttached();
  await context.setOffline(true);
  await page.getByLabel('Rear left').setInputFiles(file(await photograph('#c33')));
  await expect(page.getByText('Waiting for the network: 1.', { exact: false })).toBeVisible();
  await desk.truck({ plate: 'A 1', driver: 'Babu' });
  await context.setOffline(false);
  await expect(page.getByRole('alert')).toContainText('The office did not get these. Save them and call the office.');
  await expect(page.getByText('This link has been replaced by a newer one.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save: Rear left' }).click();
  expect((await saved).suggestedFilename()).toMatch(new RegExp(`^${REFERENCE_LETTERS}-\\w+-before-rear_left\\.jpg$`));
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  expect((await desk.job()).photos).toBe(1);
});
