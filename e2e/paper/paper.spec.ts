/** What is printed of a running job: by the driver who wants it on paper, by the customer who files the booking. */
import { site } from '../../src/config/site';
import { fillBooking, submitButton } from '../support/booking';
import { book } from '../support/dashboard';
import { deskOf } from '../support/links';
import { expect, PHONE, test } from '../support/test';

/** Between the margins of A4, CSS pixels. */
const PAPER = { width: 718, height: 1000 };

test("on paper the call of a driver's job stands under the job, not on it", async ({ page, request }) => {
  const desk = await deskOf(request);
  await desk.of(await book(request));
  await desk.change({ kind: 'step', to: 'taken' });
  await desk.truck();
  for (const to of ['sent', 'there']) await desk.change({ kind: 'step', to, minutes: 20 });
  await page.setViewportSize({ ...PAPER, height: 600 });
  await page.goto(await desk.link('job'), { waitUntil: 'commit' });
  await expect(page.getByLabel('Damage')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  const [job, call] = [await page.locator('main').boundingBox(), await page.locator('footer').boundingBox()];
  expect(call!.y).toBeGreaterThanOrEqual(job!.y + job!.height);
});

test('on paper what stands on dark tiles, discs and buttons is dark, since backgrounds are not printed', async ({
  page,
}) => {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  for (const [path, words] of [
    ['/contact', 'main li a[href="/motorcycle-recovery"] span'],
    ['/about', 'main .text-fog'],
    ['/', 'main ol .heading'],
    ['/services', 'main .btn-dark'],
  ] as const) {
    await page.goto(path);
    const found = page.locator(words);
    await expect(found).not.toHaveCount(0);
    const colours = await found.evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
    expect([...new Set(colours)], path).toEqual(['rgb(0, 0, 0)']);
  }
});

test('on paper every answer and folded part of a page can be read', async ({ page }) => {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/contact', '/towing-near-me', '/recovery-near-me', '/recovery-near-me-arabic', '/']) {
    await page.goto(path);
    const answers = page.locator('main :is(.fold, [data-questions] details, .more-areas) > :not(summary)');
    await expect(answers).not.toHaveCount(0);
    await expect(answers.filter({ visible: false }), path).toHaveCount(0);
  }
  for (const path of ['/stranded', '/stranded-arabic', '/stranded-urdu']) {
    await page.goto(path);
    const situations = page.locator('main details[name=situation]');
    await expect(situations).toHaveCount(6);
    // As wide as the page, so that its four pictures can be told apart.
    for (const situation of await situations.all()) {
      await expect(situation.locator(':scope > :not(summary)'), path).toBeVisible();
      expect((await situation.boundingBox())!.width).toBeGreaterThan(600);
      const tops = await situation
        .locator('ol > li')
        .evaluateAll((all) => all.map((picture) => picture.getBoundingClientRect().top));
      expect([tops.length, new Set(tops).size], 'four pictures in a row').toEqual([4, 1]);
    }
  }
  await page.goto('/towing-near-me');
  // What only opens a fold says nothing on paper.
  await expect(page.locator('main summary').filter({ hasText: 'more questions' })).toBeHidden();
});

test('on paper a page that says to call has the number to call', async ({ page }) => {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/towing-near-me', '/desert-towing-arabic', '/recovery-near-me', '/services', '/about']) {
    await page.goto(path);
    const words = page.locator('main a[href^="tel:"] [data-number]').first();
    const after = () => words.evaluate((one) => getComputedStyle(one, '::after').content);
    expect(await after(), path).toBe(`"${site.hotline}"`);
    await page.emulateMedia({ media: 'screen' });
    expect(await after(), path).toBe('none');
    await page.emulateMedia({ media: 'print' });
  }
});

test('on paper what is chosen is dark, since backgrounds are not printed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const [path, chosen] of [
    ['/blog', '[aria-current="page"]'],
    ['/stranded', 'label:has(:checked)'],
  ] as const) {
    await page.goto(path);
    const found = page.locator(`main :is(${chosen}):not(nav[aria-label="Breadcrumb"] *)`);
    await expect(found).not.toHaveCount(0);
    const colours = await found.evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
    expect([...new Set(colours)], path).toEqual(['rgb(0, 0, 0)']);
  }
});

test('on paper a booking that was received is dark on white, and no card lies on the page', async ({
  page,
  request,
}) => {
  const desk = await deskOf(request);
  await desk.of(await book(request));
  const path = await desk.link('track');
  const { reference } = await desk.job();
  await page.setViewportSize(PHONE);
  await page.goto('/book');
  await page.route('**/api/real-crm-endpoint', (route) =>
    route.fulfill({ status: 201, json: { id: 'x', reference, status: 'pending', track: path } }),
  );
  await fillBooking(page);
  // First: the confirmation stands for 3 s.
  await page.emulateMedia({ media: 'print' });
  await submitButton(page).click();
  const title = page.getByRole('heading', { name: 'Booking received' });
  // White on green would be white on white: backgrounds are not printed.
  await expect(title).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByText(`Follow your booking: ${reference}`)).toBeHidden();
});

test('on paper no sign hangs over a picture, where its words would be dark on it', async ({ page }) => {
  await page.setViewportSize(PAPER);
  await page.goto('/towing-near-me');
  const sign = page.locator('.gantry-sign', { hasText: 'Response' });
  await expect(sign).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(sign).toBeHidden();
  await expect(page.locator('main picture').first()).toBeVisible();
});
