/** What only shows at one width: rows that break, words at the edge of their box, lines that touch. */
import { SITE_LANGS } from '../../src/config/languages';
import { href, ownPage } from '../../src/config/paths';
import { fleetVehicles } from '../../src/content/en/fleet';
import { fillBooking, submitButton } from '../support/booking';
import { gotoWithStillClock } from '../support/clock';
import { expect, test, type Page } from '../support/test';
import { expectSpacedTextFits } from '../support/text-spacing';

test.use({ reducedMotion: 'reduce' });

/** Shows a page at a width; the one that is open already is not loaded again. */
const open = async (page: Page, path: string, width: number) => {
  await page.setViewportSize({ width, height: 800 });
  if (new URL(page.url()).pathname !== path) await page.goto(path);
  await page.evaluate(async () => {
    document.documentElement.dataset.whole = '';
    await document.fonts.ready;
  });
};

/** The boxes whose words end less than 4 px from their edge. */
const cramped = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all
      .filter((box) => box.clientWidth > 0 && box.checkVisibility())
      .flatMap((box) => {
        const words = document.createRange();
        words.selectNodeContents(box);
        // A native control lies over its whole tile.
        if (box.firstElementChild?.matches('input')) words.setStartAfter(box.firstElementChild);
        const [edge, text] = [box.getBoundingClientRect(), words.getBoundingClientRect()];
        const px = Math.min(text.left - edge.left, edge.right - text.right);
        return px < 4 ? [`${box.textContent} ${px}`] : [];
      }),
  );

test('lines of Arabic, Urdu and Hindi headings stand apart: their letters reach far up and down', async ({ page }) => {
  for (const path of [
    '/services-arabic',
    '/about-arabic',
    '/blog-arabic',
    '/live-fleet-arabic',
    '/stranded-urdu',
    '/stranded-hindi',
  ]) {
    await open(page, path, 1280);
    const tight = await page.locator('main :is(h1, h2, h3, .heading, .leading-tight, dl dd)').evaluateAll((all) =>
      all.flatMap((heading) => {
        const { lineHeight, fontSize } = getComputedStyle(heading);
        const figure = !/[\u0600-\u06ff\u0900-\u097f]/.test(heading.textContent);
        return !figure && parseFloat(lineHeight) < 1.29 * parseFloat(fontSize) ? [heading.textContent] : [];
      }),
    );
    expect.soft(tight, path).toEqual([]);
  }
});

test('the dots under the last line of an Arabic title end above what follows it', async ({ page }) => {
  for (const path of ['/contact-arabic', '/book-arabic', '/recovery-near-me-arabic']) {
    await open(page, path, 1440);
    const room = await page.locator('h1').evaluate((title) => {
      const baseline = title.appendChild(document.createElement('span'));
      baseline.style.display = 'inline-block';
      const pen = document.createElement('canvas').getContext('2d')!;
      const { font } = getComputedStyle(title);
      pen.font = font;
      const below = pen.measureText(title.textContent).actualBoundingBoxDescent;
      const next = title.nextElementSibling!.getBoundingClientRect().top;
      return next - baseline.getBoundingClientRect().bottom - below;
    });
    expect.soft(room, path).toBeGreaterThan(4);
  }
});

test('where their column is narrow, call, WhatsApp and SMS fill two rows, and the number in the header one line', async ({
  page,
}) => {
  for (const path of ['/services', '/about', '/contact', '/services-arabic', '/about-arabic', '/contact-arabic']) {
    await open(page, path, 1024);
    const [row, call, whatsApp, sms] = await page
      .locator('main a[href^="sms:"]')
      .first()
      .evaluate(({ parentElement: row }) =>
        [row!, ...row!.children].map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
      );
    expect.soft(call!.width, path).toBeCloseTo(row!.width, 0);
    expect.soft(whatsApp!.y, path).toBeCloseTo(sms!.y, 0);
    expect.soft(whatsApp!.width, path).toBeCloseTo(sms!.width, 0);
    // The number in the header keeps to one line, however little room the menu leaves.
    const lines = await page
      .locator('header a[href^="tel:"] .tel')
      .first()
      .evaluate((tel) => {
        const words = document.createRange();
        words.selectNodeContents(tel);
        return words.getClientRects().length;
      });
    expect.soft(lines, path).toBe(1);
  }
});

test('the number on a call button is never broken in two: where it does not fit, it takes a line of its own', async ({
  page,
}) => {
  for (const path of [
    '/privacy-policy',
    '/privacy-policy-arabic',
    '/terms-of-service',
    '/terms-of-service-arabic',
    '/blog/boot-kit',
    '/blog-arabic/boot-kit',
  ])
    for (const width of [320, 360, 390]) {
      await open(page, path, width);
      const broken = await page.locator('main a[href^="tel:"] .tel').evaluateAll(
        (all) =>
          all.filter((tel) => {
            const words = document.createRange();
            words.selectNodeContents(tel);
            return words.getClientRects().length !== 1;
          }).length,
      );
      expect.soft(broken, `${path} ${width}`).toBe(0);
    }
});

test('each price stands in one line, also four in a row in Arabic', async ({ page }) => {
  for (const path of ['/recovery-dubai-arabic', '/desert-towing-arabic', '/car-recovery-dubai'])
    for (const width of [320, 900, 1024, 1280, 1920]) {
      await open(page, path, width);
      const broken = await page.locator('#prices dd.heading bdi').evaluateAll((all) =>
        all.flatMap((price) => {
          const tops = [...price.getClientRects()].map(({ top }) => top);
          return Math.max(...tops) - Math.min(...tops) > 4 ? [price.textContent] : [];
        }),
      );
      expect.soft(broken, `${path} ${width}`).toEqual([]);
    }
});

test('the three related articles stand in one row from a tablet up, else below each other', async ({ page }) => {
  for (const path of ['/blog/boot-kit', '/blog-arabic/boot-kit'])
    for (const [width, rows] of [
      [600, 3],
      [640, 3],
      [767, 3],
      [768, 1],
      [1024, 1],
      [1280, 1],
    ] as const) {
      await open(page, path, width);
      const tops = await page
        .locator('article[data-teaser]')
        .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
      expect.soft(tops, `${path} ${width}`).toHaveLength(3);
      expect.soft(new Set(tops).size, `${path} ${width}`).toBe(rows);
    }
});

test('no words touch the edge of their button or tile', async ({ page }) => {
  for (const [path, width] of [
    ['/', 1024],
    ['/arabic', 1024],
    ['/book', 320],
    ['/book', 360],
    ['/book', 1024],
    ['/book-arabic', 1024],
    ['/stranded', 320],
    ['/stranded', 360],
  ] as const) {
    await open(page, path, width);
    expect.soft(await cramped(page, '.btn, label:has(> input[type=radio])'), `${path} ${width}`).toEqual([]);
  }
});

test('no tile breaks a word in two', async ({ page }) => {
  for (const path of ['/book', '/book-arabic', '/fleets'])
    for (const width of [320, 360, 375, 390, 400, 640, 768, 900, 1280]) {
      await open(page, path, width);
      const broken = await page.locator('fieldset label span, fieldset label:has(input)').evaluateAll((all) =>
        all
          .flatMap((label) => [...label.childNodes].filter((node): node is Text => node instanceof Text))
          .flatMap((text) =>
            [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
              const range = document.createRange();
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
            }),
          ),
      );
      expect(broken, `${path} at ${width}`).toEqual([]);
    }
});

test('large Arabic figures and numbers stay between the sides of their tile', async ({ page }) => {
  for (const [path, width] of [
    ['/about-arabic', 320],
    ['/about-arabic', 414],
    ['/about-arabic', 768],
    ['/contact-arabic', 1024],
    ['/contact-arabic', 1440],
  ] as const) {
    await open(page, path, width);
    const over = await page
      .locator('main :is(dd, p.heading)')
      .evaluateAll((all) => all.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.textContent));
    expect.soft(over, `${path} ${width}`).toEqual([]);
  }
});

test('on a phone the two buttons of messages are equally high', async ({ page }) => {
  for (const path of ['/recovery-near-me-arabic', '/book-arabic']) {
    await open(page, path, 360);
    const sms = page.locator('main a[href^="sms:"]').first();
    const [whatsApp, text] = await sms.evaluate(({ parentElement }) =>
      [...parentElement!.children].slice(-2).map((one) => one.getBoundingClientRect().height),
    );
    expect.soft(text, path).toBe(whatsApp);
    // The booking page has room for one line each.
    if (path === '/book-arabic') expect.soft(text).toBeLessThan(50);
  }
});

test('boxes of the booking form that stand side by side stand at one height', async ({ page }) => {
  for (const width of [768, 1440]) {
    await open(page, '/book', width);
    for (const [one, other] of [
      ['First name', 'Last name'],
      ['Mobile number', 'Email'],
    ] as const) {
      const [y, otherY] = await Promise.all(
        [one, other].map(async (name) => (await page.getByLabel(name).boundingBox())?.y),
      );
      expect.soft(y, `${one} and ${other}, ${width}`).toBe(otherY);
    }
  }
});

test('both numbers beside the booking form are in the window while the form is, however low that is', async ({
  page,
}) => {
  for (const path of ['/book', '/book-arabic']) {
    await open(page, path, 1366);
    for (const height of [640, 800, 1100]) {
      await page.setViewportSize({ width: 1366, height });
      await page.evaluate(() => window.scrollTo({ top: 800 }));
      for (const number of await page.locator('aside a[href^="tel:"]').all())
        await expect.soft(number, `${path} ${height}`).toBeInViewport({ ratio: 1 });
    }
  }
});

test('the name in the header of the booking page keeps to two lines, away from its edges', async ({ page }) => {
  for (const path of ['/book', '/book-arabic']) {
    await open(page, path, 320);
    const room = await page
      .locator('header a')
      .first()
      .evaluate((name) => {
        const words = document.createRange();
        words.selectNodeContents(name);
        return words.getBoundingClientRect().top;
      });
    expect(room, path).toBeGreaterThan(4);
  }
});

test('where the last row of four has two vehicles, they stand in its middle', async ({ page }) => {
  await open(page, '/live-fleet', 1024);
  const lefts = await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^Request / }) })
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
  expect(lefts).toHaveLength(fleetVehicles.length);
  const left = lefts.length % 4 || 4;
  expect(lefts.slice(-left)).toEqual(left === 2 ? lefts.slice(1, 3) : lefts.slice(0, left));
});

test('a link of two lines in a service card keeps clear of the areas above it', async ({ page }) => {
  await open(page, '/', 1440);
  const gaps = await page.locator('#services li a[href^="/"].inline-flex').evaluateAll((links) =>
    links.map((link) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      return words.getBoundingClientRect().top - link.previousElementSibling!.getBoundingClientRect().bottom;
    }),
  );
  expect(gaps).toHaveLength(8);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
});

test('the footer of a tablet: its two folded parts on one line, clear of the buttons above', async ({ page }) => {
  for (const path of ['/', '/arabic']) {
    await open(page, path, 768);
    const folds = page.locator('footer details');
    const [services, why] = [(await folds.first().boundingBox())!, (await folds.last().boundingBox())!];
    const sms = (await page.locator('footer a[href^="sms:"]').boundingBox())!;
    expect(Math.abs(services.y - why.y), path).toBeLessThan(2);
    expect(why.y - sms.y - sms.height, path).toBeGreaterThanOrEqual(6);
  }
});

test('each other language stands under the other lines of the menu', async ({ page }) => {
  for (const [path, width] of [
    ['/', 320],
    ['/arabic', 768],
  ] as const) {
    await open(page, path, width);
    await page.locator('[data-mobile-menu] > summary').click();
    const starts = await page.locator('[data-menu-panel] nav > a').evaluateAll((links) =>
      links.map((link) => {
        const words = document.createRange();
        words.selectNodeContents(link);
        const { left, right } = words.getBoundingClientRect();
        return document.dir === 'rtl' ? right : left;
      }),
    );
    expect(starts, path).toHaveLength(4 + SITE_LANGS.length - 1);
    expect(Math.max(...starts) - Math.min(...starts), path).toBeLessThan(4);
  }
});

test('the header ends within the window where it is fullest, in one row, with the ways to the other languages', async ({
  page,
}) => {
  for (const lang of SITE_LANGS)
    for (const [id, width] of [
      ['home', 1024],
      ['home', 1280],
      ['book', 400],
    ] as const) {
      await open(page, href(ownPage(id, lang)), width);
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${id} ${lang} ${width}`)
        .toBeLessThanOrEqual(width);
      // One row: what does not fit would break into a second one.
      const { height } = (await page.locator('header').boundingBox())!;
      expect.soft(height, `${id} ${lang} ${width}`).toBeLessThan(80);
    }
});

test('on the narrowest phones the arrows and the pause of the slides keep 48 px, and all stays on one line', async ({
  page,
}) => {
  for (const [path, width] of [
    ['/', 320],
    ['/arabic', 320],
    ['/about', 360],
  ] as const) {
    await open(page, path, width);
    const controls = page.locator('div:has(> [data-step])');
    const sizes = await controls
      .getByRole('button')
      .evaluateAll((all) =>
        all.map((one) => [one.clientWidth + 2 * one.clientLeft, one.getBoundingClientRect().height]),
      );
    expect(sizes, path).toHaveLength(8);
    const [dots, buttons] = [sizes.slice(1, 6), [sizes[0]!, ...sizes.slice(6)]];
    for (const [wide, high] of buttons) expect([wide, high], path).toEqual([48, 48]);
    for (const [wide] of dots) expect(wide, path).toBeGreaterThanOrEqual(24);
    expect((await controls.boundingBox())!.height, path).toBe(48);
  }
});

test('on the narrowest phone the reference and the number of a booking keep apart', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  // The confirmation stands for 3 s of this clock.
  await gotoWithStillClock(page, '/book');
  await fillBooking(page);
  await submitButton(page).click();
  const values = page.getByRole('status').filter({ hasText: 'Booking received' }).locator('dl bdi');
  await expect(values).toHaveCount(2);
  const [reference, phone] = await values.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
  );
  expect(phone!.top >= reference!.bottom || phone!.left - reference!.right >= 12).toBe(true);
});

test('without a share sheet, Copy fills the row below SMS and WhatsApp', async ({ page }) => {
  await open(page, '/stranded', 320);
  const copy = page.getByRole('button', { name: 'Copy', exact: true });
  const [width, row] = await copy.evaluate((button: HTMLElement) => [
    button.offsetWidth,
    button.parentElement!.clientWidth,
  ]);
  expect(width).toBe(row);
});

test('at the end of a page the floating call button covers no words of the footer', async ({ page }) => {
  for (const path of ['/about', '/about-arabic'])
    for (const width of [1024, 1280, 1400, 1440]) {
      await open(page, path, width);
      const covered = await page.evaluate(() => {
        scrollTo(0, document.documentElement.scrollHeight);
        const button = document.querySelector('[data-emergency-call]')!.getBoundingClientRect();
        return [...document.querySelectorAll('footer :is(p, a, li)')].flatMap((element) => {
          const words = document.createRange();
          words.selectNodeContents(element);
          const under = [...words.getClientRects()].some(
            (line) =>
              line.right > button.left &&
              line.left < button.right &&
              line.bottom > button.top &&
              line.top < button.bottom,
          );
          return under ? [element.textContent] : [];
        });
      });
      expect(covered, `${path} ${width}`).toEqual([]);
    }
});

test('on the narrowest phone the menu stays in the window when letters are set apart (WCAG 1.4.12)', async ({
  page,
}) => {
  const menu = page.locator('[data-mobile-menu] > summary');
  for (const path of ['/stranded', '/stranded-arabic']) {
    await open(page, path, 320);
    await page.addStyleTag({ content: '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' });
    const [{ x, width }, sideways] = await menu.evaluate((summary) => [
      summary.getBoundingClientRect(),
      document.documentElement.scrollWidth,
    ]);
    expect.soft([x >= 0, x + width <= 320, sideways], path).toEqual([true, true, 320]);
  }
});

test('letters set apart leave all words within the window where the header is fullest (WCAG 1.4.12)', async ({
  page,
}) => {
  for (const lang of SITE_LANGS)
    for (const width of [1024, 1100, 1280]) {
      await open(page, href(ownPage('home', lang)), width);
      await expectSpacedTextFits(page);
    }
});

test('where letters are large, the time of an area stays within its panel', async ({ page }) => {
  // A phone of 320 px with letters of 24 px, and one of 360 px with 21 px, in proportion.
  for (const path of ['/towing-near-me', '/towing-near-me-arabic', '/recovery-near-me-arabic'])
    for (const width of [214, 277]) {
      await open(page, path, width);
      const panels = page.locator('#areas li:visible');
      expect(await panels.count(), path).toBeGreaterThanOrEqual(20);
      const wide = await panels.evaluateAll((all) =>
        all.filter((panel) => panel.scrollWidth > panel.clientWidth).map((panel) => panel.textContent),
      );
      expect.soft(wide, `${path} ${width}`).toEqual([]);
    }
});
