/** The first job: within a second, call; failing that, WhatsApp or SMS. */
import { site } from '../../src/config/site';
import { DESKTOP, expect, PHONE, test } from '../support/test';
import { eventNames, recorded, recordSinks } from '../support/tracking-sinks';

const dial = `tel:+${site.hotline.replace(/\D/g, '')}`;

test('the thumb bar of a phone dials, chats, texts and books, its call is its biggest part, and it covers nothing; a wide screen has a round call', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const bar = page.locator('[data-thumb-bar]');
  const call = bar.locator('[data-emergency-call]');
  await expect(call).toHaveAttribute('href', dial);
  const box = (await call.boundingBox())!;
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(56);
  expect(box.y + box.height).toBeLessThanOrEqual(PHONE.height);
  for (const link of await bar.getByRole('link').all()) {
    const size = (await link.boundingBox())!;
    expect(size.height, await link.innerText()).toBeGreaterThanOrEqual(48);
    expect(size.width * size.height).toBeLessThanOrEqual(box.width * box.height * 1.01);
  }
  const chat = await bar.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  expect(decodeURIComponent(chat!)).toMatch(/^https:\/\/wa\.me\/\d+\?text=.*recovery in Dubai/);
  const sms = await bar.getByRole('link', { name: 'SMS' }).getAttribute('href');
  expect(decodeURIComponent(sms!)).toMatch(/^sms:\+\d+\?&body=.*Dubai/);

  await test.step('it covers neither the last content of the page nor a focused control', async () => {
    const last = page.locator('footer a').last();
    // The End key scrolls as far as the page was high at the last frame; a page that has just opened may still grow.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(last).toBeInViewport({ timeout: 1_000 });
    }).toPass();
    await last.focus();
    await expect(last).toBeInViewport();
    const { y } = (await bar.boundingBox())!;
    const end = () => last.evaluate((link) => link.getBoundingClientRect().bottom);
    await expect.poll(end).toBeLessThanOrEqual(y + 1);
  });

  await test.step('on a wide screen the call floats as a round button and stands in the header', async () => {
    await page.setViewportSize(DESKTOP);
    await expect(page.locator('[data-emergency-call]')).toBeInViewport();
    await expect(page.locator('header').getByRole('link', { name: `Call ${site.hotline}` })).toHaveAttribute(
      'href',
      dial,
    );
  });
});

test('the words of the bar stand apart on the narrowest phone too, and each of its parts keeps 48 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const path of ['/', '/arabic', '/stranded-urdu', '/stranded-hindi'])
    await test.step(path, async () => {
      await page.goto(path);
      const parts = page.locator('[data-thumb-bar] a');
      for (const part of await parts.all()) expect((await part.boundingBox())!.width).toBeGreaterThanOrEqual(48);
      const spans = await parts.evaluateAll((links) =>
        links
          .map((link) => {
            const content = document.createRange();
            content.selectNodeContents(link);
            return content.getBoundingClientRect();
          })
          .sort((one, other) => one.left - other.left)
          .map(({ left, right }) => ({ left, right })),
      );
      expect(spans).toHaveLength(5);
      expect(spans[0]!.left).toBeGreaterThanOrEqual(4);
      expect(spans.at(-1)!.right).toBeLessThanOrEqual(316);
      spans.slice(1).forEach(({ left }, place) => expect(left - spans[place]!.right).toBeGreaterThanOrEqual(4));
    });
});

test('each place reports its call with its own event and value, and an error in a sink stops neither the others nor the call', async ({
  page,
  expected,
}) => {
  expected(/tracking error/);
  await recordSinks(page);
  await page.addInitScript(() => {
    (window as unknown as { clarity: () => void }).clarity = () => {
      throw new Error('replay is broken');
    };
  });
  await page.goto('/');
  await page
    .locator('footer')
    .getByRole('link', { name: /Tap to call/ })
    .click();
  await expect.poll(() => eventNames(page)).toEqual(['footer_phone_click', 'conversion']);
  await page.getByRole('link', { name: 'Get help now' }).click();
  await expect.poll(async () => (await eventNames(page)).at(-2)).toBe('emergency_help_click');
  const { dataLayer, calls } = await recorded(page);
  const find = (name: string) => dataLayer.find((e) => e.event === name)!;
  expect(find('footer_phone_click')).toMatchObject({ conversion_value: 1600, currency: 'AED' });
  expect(find('emergency_help_click')).toMatchObject({ conversion_value: 2000, event_label: 'emergency-help-now' });
  expect(calls).toEqual([
    ['footer', 1600, '/'],
    ['emergency help', 2000, '/'],
  ]);
});

test('a tap on a service area reports it with 1800 AED', async ({ page }) => {
  await recordSinks(page);
  await page.goto('/?utm_source=ads&gclid=abc123#service-area-mirdif');
  await page.getByRole('link', { name: 'Call for recovery in Mirdif' }).click();
  await expect.poll(() => eventNames(page)).toEqual(['service_area_click', 'conversion', 'phone_call_initiated']);
  const [first] = (await recorded(page)).dataLayer.filter((e) => e.event === 'service_area_click');
  expect(first).toMatchObject({
    service_area: 'Mirdif',
    event_category: 'service_area',
    event_action: 'click',
    event_label: 'Mirdif',
    conversion_value: 1800,
    currency: 'AED',
    page_location: page.url(),
    utm_source: 'ads',
    gclid: 'abc123',
  });
});

test('the site itself reports a tapped call to the embedded API, which keeps it', async ({ page }) => {
  await recordSinks(page);
  await page.goto('/about');
  const reporting = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/real-crm-endpoint'),
  );
  await page.locator('header').getByRole('link', { name: /^Call/ }).first().click();
  const reported = await reporting;
  expect(JSON.parse(reported.postData()!)).toEqual({
    action: 'store-call',
    source: 'header',
    value: 1600,
    page: '/about',
  });
  expect((await reported.response())!.status()).toBe(204);
});
