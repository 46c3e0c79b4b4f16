/** The Arabic pages are Arabic as a whole: document, header, menus, footer, bar, words, figures. */
import { heldTogether } from '../../src/build/no-break';
import { desertTowingAr } from '../../src/content/ar/landing/desert-towing';
import { recoveryAr } from '../../src/content/ar/landing/recovery';
import { recoveryDubaiAr } from '../../src/content/ar/landing/recovery-dubai';
import { layout } from '../../src/content/ar/layout';
import { pathTable, twinsOf, type PathId } from '../../src/config/paths';
import { site } from '../../src/config/site';
import { expectAccessible } from '../support/axe';
import { linkDraft } from '../support/drafts';
import { DESKTOP, expect, PHONE, TABLET, test } from '../support/test';

const pages = [recoveryAr, recoveryDubaiAr, desertTowingAr];
const dial = `tel:+${site.hotline.replace(/\D/g, '')}`;

for (const content of pages) {
  const { path } = pathTable[content.id];
  const [twin] = twinsOf(content.id);

  test.describe(path, () => {
    test('is Arabic, from right to left, in its own face, on a phone, a tablet and a desktop', async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto(path);
      await test.step('language, direction, head, header, footer and bar', async () => {
        const html = page.locator('html');
        await expect(html).toHaveAttribute('lang', 'ar');
        await expect(html).toHaveAttribute('dir', 'rtl');
        await expect(page).toHaveTitle(content.meta.title);
        await expect(page.locator('meta[name=description]')).toHaveAttribute(
          'content',
          heldTogether(content.meta.description),
        );
        await expect(page.locator('link[hreflang=ar]')).toHaveAttribute('href', site.origin + path);
        await expect(page.locator('link[hreflang=en]')).toHaveAttribute(
          'href',
          site.origin + pathTable[twin as PathId].path,
        );
        await expect(page.getByText(layout.footer.blurb)).toBeVisible();
        await expect(page.locator('[data-thumb-bar]').getByText(layout.bar.whatsapp)).toBeVisible();
        // A reader of Arabic meets no English sentence: nothing of three Latin words in a row but the company's names.
        const text = (await page.locator('body').innerText()).replaceAll(site.legalName, '').replaceAll(site.name, '');
        expect(text.match(/[A-Za-z]{3,}(?:\s+[A-Za-z]{2,}){2,}/g) ?? []).toEqual([]);
      });
      await test.step('runs from right to left without running over, and keeps numbers left to right', async () => {
        for (const viewport of [PHONE, TABLET, DESKTOP]) {
          await page.setViewportSize(viewport);
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
          ).toBeLessThanOrEqual(0);
          const title = page.getByRole('heading', { level: 1 });
          expect(await title.evaluate((el) => getComputedStyle(el).textAlign)).toBe('start');
          expect(await title.evaluate((el) => getComputedStyle(el).direction)).toBe('rtl');
        }
        const phone = page.locator('bdi', { hasText: site.hotline }).first();
        await expect(phone).toHaveCSS('direction', 'ltr');
      });
      await test.step('calls, chats and texts in Arabic', async () => {
        const main = page.locator('main');
        await expect(main.getByRole('link', { name: 'اتصل الآن' }).first()).toHaveAttribute('href', dial);
        expect(await linkDraft(main.getByRole('link', { name: content.whatsapp.label }).first())).toBe(
          content.whatsapp.message,
        );
        expect(await linkDraft(main.getByRole('link', { name: 'رسالة نصية' }).first())).toBe(content.sms);
      });
      await test.step('is set in the Arabic face, numbers and words of the call in one', async () => {
        await page.evaluate(() => document.fonts.ready);
        expect(await page.evaluate(() => document.fonts.check('700 40px "Cairo Variable"', 'سطحة'))).toBe(true);
        expect(await page.getByRole('heading', { level: 1 }).evaluate((el) => getComputedStyle(el).fontFamily)).toMatch(
          /^"Cairo Variable"/,
        );
        // Numbers and words of the call are in one face.
        const cdp = await page.context().newCDPSession(page);
        await cdp.send('DOM.enable');
        await cdp.send('CSS.enable');
        const { root } = await cdp.send('DOM.getDocument');
        const { nodeId } = await cdp.send('DOM.querySelector', {
          nodeId: root.nodeId,
          selector: 'main a[href^="tel:"]',
        });
        const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
        expect(new Set(fonts.map(({ familyName }) => familyName))).toEqual(new Set(['Cairo']));
      });
      await test.step('shows every area and answers one question at a time', async () => {
        const rows = page.locator('main').locator('li, tr');
        for (const { name, response } of content.areas.list)
          await expect(rows.filter({ hasText: name }).filter({ hasText: response }).first()).toBeVisible();
        const [first, second] = content.faqs;
        await page.getByText(first!.question).click();
        await expect(page.getByText(first!.answer.split('\n')[0]!)).toBeVisible();
        await page.getByText(second!.question).click();
        await expect(page.getByText(second!.answer.split('\n')[0]!)).toBeVisible();
        await expect(page.getByText(first!.answer.split('\n')[0]!)).toBeHidden();
      });
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every Arabic word is set in the Arabic face, its letters joined, menus and categories too', async ({
    page,
  }) => {
    for (const path of ['/arabic', '/blog-arabic', '/services-arabic', '/live-fleet-arabic']) {
      await page.goto(path);
      const others = await page.evaluate(() => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (texts.nextNode()) {
          const { textContent, parentElement } = texts.currentNode;
          const shown = /[\u0600-\u06ff]/.test(textContent!) && !parentElement!.closest('script');
          if (!shown) continue;
          const { fontFamily, letterSpacing } = getComputedStyle(parentElement!);
          if (!/^"Cairo Variable"/.test(fontFamily) || letterSpacing !== 'normal') found.push(textContent!);
        }
        return found;
      });
      expect(others, path).toEqual([]);
    }
  });
});

test('the audit finds words that are too pale, in every script', async ({ page }) => {
  for (const [lang, words] of [
    ['en', 'We come by day and by night'],
    ['ar', 'نصل إليك ليلًا ونهارًا'],
    ['ur', 'ہم دن رات آپ تک پہنچتے ہیں'],
    ['hi', 'हम दिन-रात आप तक पहुँचते हैं'],
  ]) {
    await page.setContent(
      `<html lang="${lang}"><title>${words}</title><main><h1 style="color: #bbb">${words}</h1></main></html>`,
    );
    await expect(expectAccessible(page), lang).rejects.toThrow('color-contrast: h1');
  }
});

test('an English page fetches no Arabic face', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => /\.woff2/.test(request.url()) && fonts.push(request.url()));
  await page.goto('/towing-near-me');
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.filter((url) => /cairo/.test(url))).toEqual([]);
});

test('the menu of a phone lists the Arabic pages first and leads to them', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(pathTable.recoveryAr.path);
  await page.locator('[data-mobile-menu] > summary').click();
  const panel = page.locator('[data-menu-panel]');
  await expect(panel.getByRole('link', { name: layout.menu.callNow })).toBeVisible();
  await panel.getByText(layout.menu.ourServices).click();
  await panel.getByRole('link', { name: /^ريكفري دبي/ }).click();
  await expect(page).toHaveURL(pathTable.recoveryDubaiAr.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(recoveryDubaiAr.hero.title);
});

test('the arrow of the breadcrumb points to the next step', async ({ page }) => {
  await page.goto(pathTable.aboutAr.path);
  const arrow = page.getByRole('navigation', { name: 'مسار الصفحة' }).getByText('›');
  const tip = await page.evaluate(
    async (picture) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(picture)]));
      const { width, height } = bitmap;
      const canvas = new OffscreenCanvas(width, height).getContext('2d')!;
      canvas.drawImage(bitmap, 0, 0);
      // The arrow is light on a dark ground; red is the first of each pixel's four values.
      const red = canvas.getImageData(0, 0, width, height).data.filter((_, at) => at % 4 === 0);
      const inked = [...red.keys()].filter((at) => red[at]! > 90);
      const rows = inked.map((at) => Math.floor(at / width));
      const middle = (Math.min(...rows) + Math.max(...rows)) / 2;
      const across = (list: number[]) => list.reduce((sum, at) => sum + (at % width), 0) / list.length;
      return across(inked.filter((_, i) => Math.abs(rows[i]! - middle) <= 1)) < across(inked) ? 'left' : 'right';
    },
    [...(await arrow.screenshot())],
  );
  expect(tip).toBe('left');
});

test('on the narrowest phone no message’s label has more than two lines', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const id of ['desertAr', 'desertTowingAr', 'emergencyCarAr', 'recoveryDubaiAr'] as const) {
    await page.goto(pathTable[id].path);
    const label = page.locator('main .btn-whatsapp').first();
    const lines = await label.evaluate((button) => {
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(button);
      const words = button.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
      return Math.round(words / parseFloat(lineHeight));
    });
    expect(lines, id).toBeLessThanOrEqual(2);
  }
});
