/** Stranded: emergency numbers, five steps, and a card to read out or send, in both languages. */
import { positionWords as positionAr } from '../../src/content/ar/position';
import { stranded as ar } from '../../src/content/ar/stranded';
import { positionWords as positionEn } from '../../src/content/en/position';
import { stranded as en } from '../../src/content/en/stranded';
import { site } from '../../src/config/site';
import { expectAccessible } from '../support/axe';
import { linkDraft } from '../support/drafts';
import { DESKTOP, expect, PHONE, test, type Page } from '../support/test';

const LAHBAB = { latitude: 25.055, longitude: 55.612, accuracy: 12 };
const pages = [
  {
    lang: 'en',
    path: '/stranded',
    words: en,
    position: positionEn,
    dir: 'ltr',
    near: /^3\.1 km north-east of Lahbab$/,
  },
  {
    lang: 'ar',
    path: '/stranded-arabic',
    words: ar,
    position: positionAr,
    dir: 'rtl',
    near: /^على بُعد 3\.1 كم شمال شرق لهباب$/,
  },
] as const;

const readOut = (page: Page) => page.locator('[data-read-out]');
const sendPart = (page: Page, title: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title }) })
    .last();

for (const { lang, path, words, position, dir, near } of pages) {
  test.describe(path, () => {
    test.use({ viewport: PHONE });

    test('in the first view of a phone: 998 and 999, the biggest buttons of all; the card works by keyboard alone', async ({
      page,
    }) => {
      await page.goto(path);
      await test.step('in the first view of a phone: 998 and 999, the biggest buttons of all', async () => {
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.locator('html')).toHaveAttribute('dir', dir);
        const area = async (number: string) => {
          const link = page.locator(`a[href="tel:${number}"]`);
          await expect(link).toBeInViewport({ ratio: 1 });
          const { width, height } = (await link.boundingBox())!;
          return width * height;
        };
        const smallest = Math.min(await area('998'), await area('999'));
        const others = page.locator('main a:not([href="tel:998"]):not([href="tel:999"]), main button');
        for (const other of await others.all()) {
          const box = (await other.boundingBox())!;
          expect(box.height, (await other.innerText()).trim()).toBeGreaterThanOrEqual(48);
          expect(box.width * box.height).toBeLessThan(smallest * 1.5);
          expect(box.height).toBeLessThan(100);
        }
      });
      await test.step('works by keyboard alone: choices by arrow keys, focus always visible', async () => {
        const first = page.getByRole('radio', { name: words.card.headings.abuDhabi });
        await page.getByRole('radio', { name: words.card.headingUnknown }).focus();
        await page.keyboard.press('ArrowDown');
        await expect(first).toBeChecked();
        const chip = page.locator('label').filter({ has: first });
        expect(await chip.evaluate((el) => getComputedStyle(el).outlineStyle)).toBe('solid');
      });
    });

    test('a granted position fills the card and every draft; nothing is asked before the tap', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation(LAHBAB);
      await page.goto(path);
      await page.getByRole('button', { name: words.card.find }).click();
      for (const text of ['25.05500', '55.61200', '7HQQ3J46+2Q'])
        await expect(readOut(page).getByText(text)).toBeVisible();
      await expect(readOut(page).getByText(near)).toBeVisible();

      await page.getByText(words.card.headings.hatta, { exact: true }).click();
      await page.locator('label').getByText(words.card.problems.sand, { exact: true }).click();
      await page.getByText(words.card.vehicles.suv, { exact: true }).click();
      // Empty it begins where the page's lines begin; English in it runs from the left.
      await expect(page.getByLabel(words.card.landmark)).toHaveCSS('direction', dir);
      await expect(page.getByLabel(words.card.landmark)).toHaveCSS('unicode-bidi', 'plaintext');
      await page.getByLabel(words.card.landmark).fill('E44 exit 26');
      const send = sendPart(page, words.send.title);
      const text = await linkDraft(send.getByRole('link', { name: words.send.whatsapp }));
      expect(await linkDraft(send.getByRole('link', { name: words.send.sms }))).toBe(text);
      const blocks = text.split('\n\n');
      const english = [
        'I am stranded and need recovery.',
        'Problem: Stuck in sand',
        'Vehicle: 4x4',
        'Near: 3.1 km north-east of Lahbab',
        'I can see: E44 exit 26',
        'Driving towards: Hatta',
      ];
      const arabic = [
        'أنا عالق وأحتاج إلى ريكفري.',
        'المشكلة: غرزت في الرمل',
        'المركبة: دفع رباعي',
        'أقرب منطقة: على بُعد 3.1 كم شمال شرق لهباب',
        'أرى حولي: E44 exit 26',
        'كنت متجهًا إلى: حتا',
      ];
      expect(blocks[lang === 'en' ? 0 : 2]!.split('\n')).toEqual(english);
      expect(blocks[lang === 'en' ? 2 : 0]!.split('\n')).toEqual(arabic);
      expect(blocks[1]).toMatch(
        /^7HQQ3J46\+2Q\n25\.05500, 55\.61200 \(±12 m, \d\d:\d\d\)\nhttps:\/\/www\.google\.com\/maps\/search\/\?api=1&query=25\.05500%2C55\.61200$/,
      );
      await expect(send.getByRole('link', { name: words.send.sms })).toHaveAttribute(
        'href',
        new RegExp(`^sms:\\+${site.hotline.replace(/\D/g, '')}\\?&body=`),
      );
    });

    test('keeps the answers over a reload and deletes them on request', async ({ page }) => {
      await page.goto(path);
      await page.getByText(words.card.problems.start, { exact: true }).click();
      await page.getByLabel(words.card.details).fill('White, Sharjah 2 99');
      await page.reload();
      await expect(page.getByLabel(words.card.details)).toHaveValue('White, Sharjah 2 99');
      await expect(page.getByRole('radio', { name: words.card.problems.start })).toBeChecked();
      await page.getByRole('button', { name: words.keep.remove }).click();
      await expect(page.getByText(words.keep.removed)).toBeVisible();
      expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('stranded')))).toEqual(
        [],
      );
      await page.reload();
      await expect(page.getByLabel(words.card.details)).toHaveValue('');
    });

    test('copies the message; where the clipboard is refused, the text is marked', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(path);
      const text = await page.getByLabel(words.send.message).inputValue();
      await page.getByRole('button', { name: words.send.copy }).click();
      await expect(page.getByText(words.send.copied)).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
      await page.evaluate(() =>
        Object.defineProperty(navigator, 'clipboard', {
          value: { writeText: () => Promise.reject(new Error('refused')) },
        }),
      );
      await page.getByRole('button', { name: words.send.copy }).click();
      await expect(page.getByText(words.send.copyRefused)).toBeVisible();
      expect(await page.evaluate(() => String(getSelection()))).toBe(text);
    });

    test('has no accessibility violation, empty and filled', async ({ page, context }) => {
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ ...LAHBAB, accuracy: 2000 });
      await page.goto(path);
      for (const viewport of [PHONE, DESKTOP])
        await test.step(`empty, at ${viewport.width} px`, async () => {
          await page.setViewportSize(viewport);
          await expect(page.getByRole('button', { name: words.card.find })).toBeVisible();
          await expectAccessible(page);
        });
      await page.getByText(words.card.problems.tyre, { exact: true }).click();
      // A pasted link is one word of any length.
      await page.getByLabel(words.card.landmark).fill(`https://maps.example/${'place'.repeat(12)}`);
      for (const viewport of [DESKTOP, PHONE])
        await test.step(`filled, at ${viewport.width} px`, async () => {
          await page.setViewportSize(viewport);
          await expectAccessible(page);
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
          ).toBeLessThanOrEqual(0);
          expect(await readOut(page).evaluate((card) => card.scrollWidth - card.clientWidth)).toBeLessThanOrEqual(0);
        });
    });
  });

  test.describe(`${path} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false, viewport: PHONE });

    test('gives numbers, steps, how to find oneself, and drafts', async ({ page }) => {
      await page.goto(path);
      const main = page.locator('main');
      for (const number of ['998', '999', '997']) await expect(main.locator(`a[href="tel:${number}"]`)).toBeVisible();
      for (const step of [...words.steps.list, words.steps.desert, position.manual])
        await expect(main.getByText(step)).toBeVisible();
      const plainDraft = `${words.message.opening}\n\n${(words === en ? ar : en).message.opening}`;
      expect(await linkDraft(main.getByRole('link', { name: words.send.sms }))).toBe(plainDraft);
      expect(await linkDraft(main.getByRole('link', { name: words.send.whatsapp }))).toBe(plainDraft);
      await expect(main.locator('button, input')).toHaveCount(0);
    });
  });
}

test('the thumb bar leads to the help page of the language', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/desert-towing-arabic');
  await page.locator('[data-thumb-bar]').getByRole('link', { name: 'عالق؟' }).click();
  await expect(page).toHaveURL(/\/stranded-arabic$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ar.title);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

for (const [path, lang, dir, script] of [
  ['/stranded-urdu', 'ur', 'rtl', /[\u0600-\u06ff]/],
  ['/stranded-hindi', 'hi', 'ltr', /[\u0900-\u097f]/],
] as const)
  test(`${path} is in its own script and direction, in the face of the phone, with English under what is sent`, async ({
    page,
  }) => {
    const faces: string[] = [];
    page.on('request', (request) => /\.woff2/.test(request.url()) && faces.push(request.url()));
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(script);
    const draft = await linkDraft(page.locator('[data-thumb-bar] a[href*="wa.me"]'));
    expect(draft).toMatch(script);
    expect(draft).toContain('My vehicle needs recovery in Dubai.');
    await page.evaluate(() => document.fonts.ready);
    expect(faces).toEqual([]);
  });

test('on a phone on its side 999 and 998 stand whole in the first view, above the call bar, in all four languages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  for (const path of ['/stranded', '/stranded-arabic', '/stranded-urdu', '/stranded-hindi']) {
    await page.goto(path);
    const bar = (await page.locator('[data-thumb-bar]').boundingBox())!;
    for (const number of ['999', '998']) {
      const digits = (await page.locator(`main a[href="tel:${number}"] bdi`).boundingBox())!;
      expect(digits.y + digits.height, `${number} on ${path}`).toBeLessThanOrEqual(bar.y);
    }
  }
});

test('on paper every word stands dark on white, backgrounds printed or not', async ({ page }) => {
  await page.goto('/stranded');
  await page.emulateMedia({ media: 'print' });
  const colours = await page
    .locator('main .on-dark:has(h1), main .on-dark h1')
    .evaluateAll((elements) =>
      elements.map((element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).color]),
    );
  expect(colours.length).toBeGreaterThan(0);
  for (const colour of colours) expect(colour).toEqual(['rgba(0, 0, 0, 0)', 'rgb(0, 0, 0)']);
});
