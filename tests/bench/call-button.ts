/**
 * How long a visitor with an empty cache waits until the call button can be seen and tapped, on a bad line: 400 ms round trip,
 * 50 kB/s down, CPU four times slower (throttled by the browser's own protocol).
 */
import type { Browser, Page } from '@playwright/test';
import { BAD_LINE, CPU_SLOWDOWN, launchBrowser } from './chromium';
import { median } from './median';

export interface CallButtonTime {
  path: string;
  /** Milliseconds from the start of the navigation; medians. */
  withScript: number;
  withoutScript: number;
}

const PHONE = { width: 360, height: 740 };

/** Whether a `tel:` link stands where a finger would hit it. Runs in the page. */
function callLinkInReach(): boolean {
  return [...document.querySelectorAll('a[href^="tel:"]')].some((link) => {
    const box = link.getBoundingClientRect();
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    if (box.width < 40 || box.height < 40 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
    return link.contains(document.elementFromPoint(x, y));
  });
}

/**
 * Waits for the link and answers when it could be seen: milliseconds of the page's own clock, which starts with the
 * navigation, and not before the first paint. Asked from outside, so that it works where the page may run no script.
 */
async function untilVisible(page: Page): Promise<number> {
  const ask = `(() => {
    if (location.protocol === 'about:' || !(${callLinkInReach.toString()})()) return undefined;
    const paint = performance.getEntriesByName('first-contentful-paint')[0];
    return paint && { now: performance.now(), paint: paint.startTime };
  })()`;
  const end = Date.now() + 120_000;
  while (Date.now() < end) {
    // The document may be replaced under the question.
    const answer = (await page.evaluate(ask).catch(() => undefined)) as { now: number; paint: number } | undefined;
    if (answer) return Math.max(answer.paint, answer.now);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`no call button within two minutes on ${page.url()}`);
}

async function once(browser: Browser, url: string, javaScriptEnabled: boolean): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true, serviceWorkers: 'block', javaScriptEnabled });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', BAD_LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const visit = page.goto(url, { waitUntil: 'commit', timeout: 120_000 });
    const [time] = await Promise.all([untilVisible(page), visit]);
    return time;
  } finally {
    await context.close();
  }
}

/** Measures a cold visit to `path`, scripts on and off. */
export async function timeCallButton(origin: string, path: string, runs: number): Promise<CallButtonTime> {
  const browser = await launchBrowser();
  try {
    const measure = async (script: boolean): Promise<number> => {
      const times: number[] = [];
      for (let i = 0; i < runs; i += 1) times.push(await once(browser, origin + path, script));
      return median(times);
    };
    return { path, withScript: await measure(true), withoutScript: await measure(false) };
  } finally {
    await browser.close();
  }
}
