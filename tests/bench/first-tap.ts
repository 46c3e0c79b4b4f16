/**
 * From a first touch to what it visibly changes, on a phone whose processor is 4 and 6 times slower: a letter typed
 * into the booking form, the slides' arrow, the menu; as soon as the control shows, in the middle of the start, and on
 * a page left alone for a while. INP does not show the first two: a browser counts a press that nobody heard as
 * answered.
 *
 * The press is a mouse's. The browser holds back touches that DevTools sends until the page has painted one more frame
 * (`InsertVisualStateCallback` in Chromium's `input_handler.cc`), and their time is that of the sending: in the middle
 * of a start, most of what was measured with them was that wait, which no finger has.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { withBrowser } from './chromium';
import { median } from './median';
import { table } from './table';

const PHONE = { width: 360, height: 780 };
const SLOWDOWNS = [4, 6] as const;
/** Milliseconds after the first frame that shows the control. */
const MOMENTS = { 'at once': 0, '0.4 s later': 400, '2.5 s later': 2_500 } as const;
const SETTLED_MS = 6_000;

interface Tap {
  name: string;
  path: string;
  target: string;
  /**
   * Height of the window in pixels, if the target lies further down: scrolling there would need a page that is not
   * busy.
   */
  height?: number;
  /** Key typed after the touch; undefined: the touch alone. */
  key?: string;
  /** An expression of the page: true once the touch shows. */
  shows: string;
}

const TAPS: readonly Tap[] = [
  {
    name: 'Letter in the booking form',
    path: '/book',
    target: 'textarea[name=description]',
    height: 2_600,
    key: 'a',
    shows: `document.querySelector('textarea[name=description]').value === 'a'`,
  },
  {
    name: 'Arrow of the slides',
    path: '/',
    target: '[data-step="1"]',
    height: 1_000,
    // A row that scrolls until the application is there; then every slide but the shown one is inert.
    shows: `(() => {
      const [first, second] = document.querySelectorAll('[aria-roledescription=slide]');
      if (first.inert || second.inert) return !second.inert;
      const row = first.closest('section').getBoundingClientRect();
      return Math.abs(second.getBoundingClientRect().left - row.left) < row.width / 2;
    })()`,
  },
  {
    name: 'Menu',
    path: '/',
    target: '[data-mobile-menu] > summary',
    shows: `document.querySelector('[data-mobile-menu]').open`,
  },
];

/**
 * Tells of the first frame that shows the control, and notes when the touch was made and when what it changes was
 * there, as the browser's own clock has it.
 */
const watch = ({ target, key, shows }: Tap): string => `
  const find = () => requestAnimationFrame(() =>
    document.querySelector(${JSON.stringify(target)}) ? requestAnimationFrame(() => setTimeout(painted)) : find());
  find();
  addEventListener('${key ? 'keydown' : 'pointerdown'}', (event) => {
    window.touched ??= event.timeStamp;
    const look = () => (${shows} ? (window.shown ??= performance.now()) : requestAnimationFrame(look));
    requestAnimationFrame(look);
  }, { capture: true, once: true });
`;

async function phone(browser: Browser, { height = PHONE.height }: Tap): Promise<Page> {
  const context = await browser.newContext({
    viewport: { ...PHONE, height },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  return context.newPage();
}

/** The control's position on a settled page: a page that is starting would answer only afterwards. */
async function middle(browser: Browser, origin: string, tap: Tap): Promise<[number, number]> {
  const { path, target } = tap;
  const page = await phone(browser, tap);
  await page.goto(origin + path);
  const control = page.locator(target).first();
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  const top = await page.evaluate(() => scrollY);
  await page.context().close();
  if (!box || top > 0) throw new Error(`${target} does not lie in the first view of ${path}`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Presses without moving there first, which would start the application before the press does. */
async function press(cdp: CDPSession, x: number, y: number): Promise<void> {
  for (const type of ['mousePressed', 'mouseReleased'] as const)
    await cdp.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
}

/** Milliseconds; NaN when nothing showed within six seconds. */
async function once(
  browser: Browser,
  origin: string,
  tap: Tap,
  [x, y]: [number, number],
  slowdown: number,
  after: number,
): Promise<number> {
  const page = await phone(browser, tap);
  await page.addInitScript(watch(tap));
  let tell = (): void => undefined;
  const painted = new Promise<void>((resolve) => (tell = resolve));
  await page.exposeFunction('painted', () => tell());
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(origin + tap.path, { waitUntil: 'commit' });
  await painted;
  await wait(after);
  await press(cdp, x, y);
  if (tap.key) await page.keyboard.press(tap.key);
  await wait(SETTLED_MS);
  const { touched, shown } = (await page.evaluate('({ touched: window.touched, shown: window.shown })')) as {
    touched?: number;
    shown?: number;
  };
  await page.context().close();
  return touched === undefined || shown === undefined ? NaN : shown - touched;
}

/** Every control at every moment and slowdown, medians of `runs`. Markdown. */
export const benchFirstTap = (origin: string, runs: number): Promise<string> =>
  withBrowser(async (browser) => {
    const rows: string[][] = [];
    for (const tap of TAPS) {
      const place = await middle(browser, origin, tap);
      for (const slowdown of SLOWDOWNS) {
        const cells: string[] = [];
        for (const after of Object.values(MOMENTS)) {
          const times: number[] = [];
          for (let run = 0; run < runs; run += 1) times.push(await once(browser, origin, tap, place, slowdown, after));
          cells.push(times.some(Number.isNaN) ? 'not shown' : `${Math.round(median(times))} ms`);
        }
        rows.push([tap.name, `${slowdown} ×`, ...cells]);
      }
    }
    return table(['First touch', 'CPU', ...Object.keys(MOMENTS)], rows);
  });
