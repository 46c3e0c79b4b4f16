/**
 * When the largest part of the first view is painted (LCP), and how much moves by itself (CLS),
 * as the browser tells it: on a phone of 360 × 780 with three pixels to each, a processor four
 * times slower, an empty cache and a local line. What a line costs, Lighthouse says.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { href } from '../../src/config/paths';
import { CPU_SLOWDOWN, withBrowser } from './chromium';
import { median } from './median';
import { PHONE, SETTLED_MS } from './phone';
import { table } from './table';

const PATHS = [href('home'), href('homeAr'), href('car'), href('book'), href('stranded')];

interface Vitals {
  /** Milliseconds from the start of the navigation. */
  lcp: number;
  cls: number;
}

/** Notes what the browser reports, from the first moment of the page on. */
const WATCH = `
  window.vitals = { lcp: NaN, cls: 0 };
  new PerformanceObserver((list) => {
    window.vitals.lcp = list.getEntries().at(-1).startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) if (!shift.hadRecentInput) window.vitals.cls += shift.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

async function visit(browser: Browser, url: string): Promise<Vitals> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(WATCH);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url);
  await wait(SETTLED_MS);
  const vitals = (await page.evaluate('window.vitals')) as Vitals;
  await context.close();
  return vitals;
}

/** Every page in turn, `runs` times over; medians of LCP, the largest CLS. Markdown. */
export const benchVitals = (origin: string, runs: number): Promise<string> =>
  withBrowser(async (browser) => {
    const found = new Map<string, Vitals[]>(PATHS.map((path) => [path, []]));
    for (let run = 0; run < runs; run += 1)
      for (const path of PATHS) found.get(path)!.push(await visit(browser, origin + path));
    return table(
      ['Page', 'LCP', 'CLS'],
      [...found].map(([path, visits]) => [
        path,
        `${Math.round(median(visits.map(({ lcp }) => lcp)))} ms`,
        Math.max(...visits.map(({ cls }) => cls)).toFixed(3),
      ]),
    );
  });
