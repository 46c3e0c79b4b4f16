/** What only shows at one width: rows that break, words at the edge of their box, lines that touch. */
import { SITE_LANGS } from '../../src/config/languages';
import { href, ownPage } from '../../src/config/paths';
import { fleetVehicles } from '../../src/content/en/fleet';
import { fillBooking, submitButton } from '../support/booking';
import { gotoWithStillClock } from '../support/clock';
import { expect, test, type Page } from '../support/test';
import { linesOf } from '../support/lines';
import { expectSpacedTextFits } from '../support/text-spacing';

test.use({ reducedMotion: 'reduce' });

/** Shows a page at a width, from its top; the one that is open already is not loaded again. */
const open = async (page: Page, path: string, width: number) => {
  await page.setViewportSize({ width, height: 800 });
  if (new URL(page.url()).pathname !== path) await page.goto(path);
  await page.evaluate(async () => {
    document.documentElement.dataset.whole = '';
    scrollTo(0, 0);
    await document.fonts.ready;
  });
};

/** Addresses, and the widths at which each is looked at. */
type Places = Record<string, readonly number[]>;
/** These addresses, all at these widths. */
const at = (widths: readonly number[], ...paths: string[]): Places =>
  Object.fromEntries(paths.map((path) => [path, widths]));

/** Leaves the page as it was found: others look at it too. */
type Check = (page: Page, path: string, width: number) => Promise<void>;
const looks = new Map<string, { name: string; widths: readonly number[]; check: Check }[]>();
/** Looks at pages at widths; a page is loaded once for all that is looked at there. */
function look(name: string, places: Places, check: Check): void {
  for (const [path, widths] of Object.entries(places))
    looks.set(path, [...(looks.get(path) ?? []), { name, widths, check }]);
}

/** The boxes whose words end less than `room` px from their edge. */
const cramped = (page: Page, selector: string, room = 4) =>
  page.locator(selector).evaluateAll(
    (all, room) =>
      all
        .filter((box) => box.clientWidth > 0 && box.checkVisibility())
        .flatMap((box) => {
          const words = document.createRange();
          words.selectNodeContents(box);
          // A native control lies over its whole tile.
          if (box.firstElementChild?.matches('input')) words.setStartAfter(box.firstElementChild);
          const [edge, text] = [box.getBoundingClientRect(), words.getBoundingClientRect()];
          const px = Math.min(text.left - edge.left, edge.right - text.right);
          return px < room ? [`${box.textContent} ${px}`] : [];
        }),
    room,
  );

look(
  'lines of Arabic, Urdu and Hindi headings stand apart: their letters reach far up and down',
  {
    '/services-arabic': [1280],
    '/about-arabic': [1280],
    '/blog-arabic': [1280],
    '/live-fleet-arabic': [1280],
    '/stranded-urdu': [1280],
    '/stranded-hindi': [1280],
  },
  async (page, path) => {
    const tight = await page.locator('main :is(h1, h2, h3, .heading, .leading-tight, dl dd)').evaluateAll((all) =>
      all.flatMap((heading) => {
        const { lineHeight, fontSize } = getComputedStyle(heading);
        const figure = !/[\u0600-\u06ff\u0900-\u097f]/.test(heading.textContent);
        return !figure && parseFloat(lineHeight) < 1.29 * parseFloat(fontSize) ? [heading.textContent] : [];
      }),
    );
    expect.soft(tight, path).toEqual([]);
  },
);

look(
  'the dots under the last line of an Arabic title end above what follows it',
  { '/contact-arabic': [1440], '/book-arabic': [1440], '/recovery-near-me-arabic': [1440] },
  async (page, path) => {
    const room = await page.locator('h1').evaluate((title) => {
      const baseline = title.appendChild(document.createElement('span'));
      baseline.style.display = 'inline-block';
      const pen = document.createElement('canvas').getContext('2d')!;
      const { font } = getComputedStyle(title);
      pen.font = font;
      const below = pen.measureText(title.textContent).actualBoundingBoxDescent;
      const next = title.nextElementSibling!.getBoundingClientRect().top;
      const { bottom } = baseline.getBoundingClientRect();
      baseline.remove();
      return next - bottom - below;
    });
    expect.soft(room, path).toBeGreaterThan(4);
  },
);

look(
  'where their column is narrow, call, WhatsApp and SMS fill two rows, and the number in the header one line',
  {
    '/services': [1024],
    '/about': [1024],
    '/contact': [1024],
    '/services-arabic': [1024],
    '/about-arabic': [1024],
    '/contact-arabic': [1024],
  },
  async (page, path) => {
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
  },
);

look(
  'the number on a call button is never broken in two: where it does not fit, it takes a line of its own',
  at(
    [320, 360, 390],
    '/privacy-policy',
    '/privacy-policy-arabic',
    '/terms-of-service',
    '/terms-of-service-arabic',
    '/blog/boot-kit',
    '/blog-arabic/boot-kit',
  ),
  async (page, path, width) => {
    const broken = await page.locator('main a[href^="tel:"] .tel').evaluateAll(
      (all) =>
        all.filter((tel) => {
          const words = document.createRange();
          words.selectNodeContents(tel);
          return words.getClientRects().length !== 1;
        }).length,
    );
    expect.soft(broken, `${path} ${width}`).toBe(0);
  },
);

look(
  'each price stands in one line, also four in a row in Arabic',
  at([320, 900, 1024, 1280, 1920], '/recovery-dubai-arabic', '/desert-towing-arabic', '/car-recovery-dubai'),
  async (page, path, width) => {
    const broken = await page.locator('#prices dd.heading bdi').evaluateAll((all) =>
      all.flatMap((price) => {
        const tops = [...price.getClientRects()].map(({ top }) => top);
        return Math.max(...tops) - Math.min(...tops) > 4 ? [price.textContent] : [];
      }),
    );
    expect.soft(broken, `${path} ${width}`).toEqual([]);
  },
);

look(
  'the three related articles stand in one row from a tablet up, else below each other',
  at([600, 640, 767, 768, 1024, 1280], '/blog/boot-kit', '/blog-arabic/boot-kit'),
  async (page, path, width) => {
    const tops = await page
      .locator('article[data-teaser]')
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    expect.soft(tops, `${path} ${width}`).toHaveLength(3);
    expect.soft(new Set(tops).size, `${path} ${width}`).toBe(width < 768 ? 3 : 1);
  },
);

look(
  'no words touch the edge of their button or tile',
  { '/': [1024], '/arabic': [1024], '/book': [320, 360, 1024], '/book-arabic': [1024], '/stranded': [320, 360] },
  async (page, path, width) => {
    expect.soft(await cramped(page, '.btn, label:has(> input[type=radio])'), `${path} ${width}`).toEqual([]);
  },
);

look(
  'where there is room, the words of a tile keep off its border',
  { '/book': [768, 1280] },
  async (page, _, width) => {
    expect.soft(await cramped(page, 'label:has(> input[type=radio])', 6), `${width}`).toEqual([]);
  },
);

look(
  'no tile breaks a word in two',
  at([320, 360, 375, 390, 400, 640, 768, 900, 1280], '/book', '/book-arabic', '/fleets'),
  async (page, path, width) => {
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
  },
);

look(
  'large Arabic figures and numbers stay between the sides of their tile',
  { '/about-arabic': [320, 414, 768], '/contact-arabic': [1024, 1440] },
  async (page, path, width) => {
    const over = await page
      .locator('main :is(dd, p.heading)')
      .evaluateAll((all) => all.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.textContent));
    expect.soft(over, `${path} ${width}`).toEqual([]);
  },
);

look(
  'on a phone the two buttons of messages are equally high',
  {
    ...at([360], '/recovery-near-me-arabic', '/book-arabic'),
    // The label about the position takes two lines there.
    '/desert-recovery-near-me-arabic': [360, 390],
  },
  async (page, path) => {
    const sms = page.locator('main a[href^="sms:"]').first();
    const [whatsApp, text] = await sms.evaluate(({ parentElement }) =>
      [...parentElement!.children].slice(-2).map((one) => one.getBoundingClientRect().height),
    );
    expect.soft(text, path).toBe(whatsApp);
    // The booking page has room for one line each.
    if (path === '/book-arabic') expect.soft(text).toBeLessThan(50);
  },
);

look(
  'boxes of the booking form that stand side by side stand at one height',
  { '/book': [768, 1440] },
  async (page, _, width) => {
    for (const [one, other] of [
      ['First name', 'Last name'],
      ['Mobile number', 'Email'],
    ] as const) {
      const [y, otherY] = await Promise.all(
        [one, other].map(async (name) => (await page.getByLabel(name).boundingBox())?.y),
      );
      expect.soft(y, `${one} and ${other}, ${width}`).toBe(otherY);
    }
  },
);

look(
  'both numbers beside the booking form are in the window while the form is, however low that is',
  at([1366], '/book', '/book-arabic'),
  async (page, path) => {
    for (const height of [640, 800, 1100]) {
      await page.setViewportSize({ width: 1366, height });
      await page.evaluate(() => window.scrollTo({ top: 800 }));
      for (const number of await page.locator('aside a[href^="tel:"]').all())
        await expect.soft(number, `${path} ${height}`).toBeInViewport({ ratio: 1 });
    }
  },
);

look(
  'the name in the header of the booking page keeps to two lines, away from its edges',
  at([320], '/book', '/book-arabic'),
  async (page, path) => {
    const room = await page
      .locator('header a')
      .first()
      .evaluate((name) => {
        const words = document.createRange();
        words.selectNodeContents(name);
        return words.getBoundingClientRect().top;
      });
    expect(room, path).toBeGreaterThan(4);
  },
);

look(
  'where the last row of four has two vehicles, they stand in its middle',
  { '/live-fleet': [1024] },
  async (page) => {
    const lefts = await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: /^Request / }) })
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
    expect(lefts).toHaveLength(fleetVehicles.length);
    const left = lefts.length % 4 || 4;
    expect(lefts.slice(-left)).toEqual(left === 2 ? lefts.slice(1, 3) : lefts.slice(0, left));
  },
);

look('a link of two lines in a service card keeps clear of the areas above it', { '/': [1440] }, async (page) => {
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

look(
  'the footer of a tablet: its two folded parts on one line, clear of the buttons above',
  at([768], '/', '/arabic'),
  async (page, path) => {
    const folds = page.locator('footer details');
    const [services, why] = [(await folds.first().boundingBox())!, (await folds.last().boundingBox())!];
    const sms = (await page.locator('footer a[href^="sms:"]').boundingBox())!;
    expect(Math.abs(services.y - why.y), path).toBeLessThan(2);
    expect(why.y - sms.y - sms.height, path).toBeGreaterThanOrEqual(6);
  },
);

look(
  'each other language stands under the other lines of the menu',
  { '/': [320], '/arabic': [768] },
  async (page, path) => {
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
    // Closed again for what is looked at next.
    await page.keyboard.press('Escape');
  },
);

look(
  'the header ends within the window where it is fullest, in one row, with the ways to the other languages',
  {
    ...at([1024, 1280], ...SITE_LANGS.map((lang) => href(ownPage('home', lang)))),
    ...at([400], ...SITE_LANGS.map((lang) => href(ownPage('book', lang)))),
  },
  async (page, path, width) => {
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${path} ${width}`)
      .toBeLessThanOrEqual(width);
    // One row: what does not fit would break into a second one.
    const { height } = (await page.locator('header').boundingBox())!;
    expect.soft(height, `${path} ${width}`).toBeLessThan(80);
  },
);

look(
  'on the narrowest phones the arrows and the pause of the slides keep 48 px, and all stays on one line',
  { '/': [320], '/arabic': [320], '/about': [360] },
  async (page, path) => {
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
  },
);

look('without a share sheet, Copy fills the row below SMS and WhatsApp', { '/stranded': [320] }, async (page) => {
  const copy = page.getByRole('button', { name: 'Copy', exact: true });
  const [width, row] = await copy.evaluate((button: HTMLElement) => [
    button.offsetWidth,
    button.parentElement!.clientWidth,
  ]);
  expect(width).toBe(row);
});

look(
  'at the end of a page the floating call button covers no words of the footer',
  at([1024, 1280, 1400, 1440], '/about', '/about-arabic'),
  async (page, path, width) => {
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
  },
);

look(
  'on the narrowest phone the menu stays in the window when letters are set apart (WCAG 1.4.12)',
  at([320], '/stranded', '/stranded-arabic'),
  async (page, path) => {
    const spaced = await page.addStyleTag({
      content: '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    });
    const [{ x, width }, sideways] = await page
      .locator('[data-mobile-menu] > summary')
      .evaluate((summary) => [summary.getBoundingClientRect(), document.documentElement.scrollWidth]);
    expect.soft([x >= 0, x + width <= 320, sideways], path).toEqual([true, true, 320]);
    await spaced.evaluate((tag) => (tag as Element).remove());
  },
);

look(
  'letters set apart leave all words within the window where the header is fullest (WCAG 1.4.12)',
  at([1024, 1100, 1280], ...SITE_LANGS.map((lang) => href(ownPage('home', lang)))),
  async (page) => {
    await expectSpacedTextFits(page);
  },
);

look(
  'where letters are large, the time of an area stays within its panel',
  at([214, 277], '/towing-near-me', '/towing-near-me-arabic', '/recovery-near-me-arabic'),
  async (page, path, width) => {
    const panels = page.locator('#areas li:visible');
    expect(await panels.count(), path).toBeGreaterThanOrEqual(20);
    const wide = await panels.evaluateAll((all) =>
      all.filter((panel) => panel.scrollWidth > panel.clientWidth).map((panel) => panel.textContent),
    );
    expect.soft(wide, `${path} ${width}`).toEqual([]);
  },
);

look(
  'no paragraph runs on over the whole page: its lines are at most as long as those of a text',
  at(
    [1440],
    '/',
    '/towing-near-me',
    '/desert-recovery-near-me',
    '/car-recovery-near-me-arabic',
    '/book',
    '/book-arabic',
  ),
  async (page, path) => {
    const long = await page.locator('main p:visible').evaluateAll((all) =>
      all
        .filter((p) => p.textContent.length > 100)
        .flatMap((p) => {
          const words = document.createRange();
          words.selectNodeContents(p);
          // From side to side: a link divides a line.
          const parts = [...words.getClientRects()];
          const widest = Math.max(...parts.map(({ right }) => right)) - Math.min(...parts.map(({ left }) => left));
          const measure = p.appendChild(document.createElement('i'));
          measure.style.cssText = 'position: absolute; font: inherit; width: var(--measure)';
          const most = measure.getBoundingClientRect().width;
          measure.remove();
          return widest > most + 1 ? [`${p.textContent}: ${widest} of ${most} px`] : [];
        }),
    );
    expect.soft(long, path).toEqual([]);
  },
);

look(
  'the numbers of police and ambulance stand side by side on one line',
  at([360, 390, 1280], '/stranded', '/stranded-arabic', '/stranded-urdu', '/stranded-hindi'),
  async (page, path, width) => {
    const [police, ambulance] = await page
      .locator('main :is(a[href="tel:999"], a[href="tel:998"]):has(.heading) .heading')
      .evaluateAll((all) => all.map((number) => number.getBoundingClientRect().top));
    expect.soft(police, `${path} ${width}`).toBeCloseTo(ambulance!, 0);
  },
);

look('the name of a text message stays in one line in Urdu', at([390], '/stranded-urdu'), async (page, _, width) => {
  const sms = page.locator('main a.btn[href^="sms:"]');
  expect.soft(await linesOf(sms), `${width}`).toHaveLength(1);
});

look(
  'no line of the title begins with the end of the name',
  at([390, 1280], '/recovery-near-me'),
  async (page, _, width) => {
    for (const line of await linesOf(page.locator('h1'))) expect.soft(line, `${width}`).not.toMatch(/^Me\b/);
  },
);

look(
  'where the words of a message button take two lines, each has more than one word',
  at([390], '/emergency-car-service-arabic', '/desert-recovery-near-me-arabic', '/desert-towing-arabic'),
  async (page, path) => {
    const buttons = page.locator('main a.btn-whatsapp:visible');
    await expect(buttons).not.toHaveCount(0);
    for (const button of await buttons.all()) expect.soft((await linesOf(button)).at(-1), path).toMatch(/\S\s+\S/);
  },
);

look(
  'the buttons of the vehicles in one row are equally high',
  at([1280, 1440], '/live-fleet', '/live-fleet-arabic'),
  async (page, path, width) => {
    const heights = await page
      .locator('main li a.btn-call')
      .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().height));
    expect.soft(heights, path).toHaveLength(fleetVehicles.length);
    expect.soft(Math.max(...heights) - Math.min(...heights), `${path} ${width}`).toBeLessThan(1);
  },
);

look(
  'the rule above the last lines of the footer is as wide as they are',
  at([390, 1440], '/about', '/about-arabic'),
  async (page, path, width) => {
    const [rule, links] = await page
      .locator('footer ul')
      .last()
      .evaluate((last) => {
        const ruled = last.closest('.border-t')!.getBoundingClientRect();
        const column = document.querySelector('footer nav')!.getBoundingClientRect();
        return [
          [ruled.left, ruled.right],
          [column.left, column.right],
        ];
      });
    expect.soft(rule!.map(Math.round), `${path} ${width}`).toEqual(links!.map(Math.round));
  },
);

look('the mark of a list to choose from keeps clear of its edge', at([390], '/blog', '/blog-arabic'), async (page) => {
  // The native one would touch it.
  await expect(page.locator('main select')).toHaveCSS('appearance', 'none');
});

/** Pages that share a tab: all but the first cost less. */
const TOGETHER = 5;
const paths = [...looks.keys()];
for (let first = 0; first < paths.length; first += TOGETHER) {
  const some = paths.slice(first, first + TOGETHER);
  test(`at each width rows, words and lines are as they should be: ${some.join(', ')}`, async ({ page }) => {
    test.slow();
    for (const path of some)
      for (const { name, widths, check } of looks.get(path)!)
        await test.step(`${path}: ${name}`, async () => {
          for (const width of widths) {
            await open(page, path, width);
            await check(page, path, width);
          }
        });
  });
}

test('a confirmation has no hairline in its corners, and on the narrowest phone keeps reference and number apart', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  // The confirmation stands for 3 s of this clock.
  await gotoWithStillClock(page, '/book');
  await fillBooking(page);
  await submitButton(page).click();
  const card = page.getByRole('status').filter({ hasText: 'Booking received' });
  // A light ground would show as a hairline between the border and the title, inside the round corners.
  await expect(card).toHaveCSS('background-color', await card.evaluate((box) => getComputedStyle(box).borderTopColor));
  const values = card.locator('dl bdi');
  await expect(values).toHaveCount(2);
  const [reference, phone] = await values.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
  );
  expect(phone!.top >= reference!.bottom || phone!.left - reference!.right >= 12).toBe(true);
});
