/**
 * How long a visitor with an empty cache waits until the call button can be seen and tapped, on a bad
 * line: 400 ms round trip, 50 kB/s down, CPU four times slower (throttled by the browser's own protocol).
 */
import type { Browser, Page } from '@playwright/test';
import { BAD_LINE, CPU_SLOWDOWN, withBrowser } from './chromium';
import { median } from './median';

export interface CallButtonTime {
  path: string;
  /** Milliseconds from the start of the navigation; medians. */
  withScript: number;
  withoutScript: number;
}

const PHONE = { width: 360, height: 740 };

/**
 * What the page answers: when the marked word of the call button was painted, and whether a finger would hit its link.
 */
interface Seen {
  painted: number;
  inReach: boolean;
}

/**
 * Reads the browser's own note of the painting (`CALL_SEEN` marks the word). Runs in the
 * page; undefined before it was painted.
 */
function readSeen(): Seen | undefined {
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: 'element', buffered: true });
  const entry = observer
    .takeRecords()
    .find((record) => (record as PerformanceEntry & { identifier: string }).identifier === 'call');
  observer.disconnect();
  const link = document.querySelector('[elementtiming="call"]')?.closest('a');
  if (!entry || !link) return undefined;
  const box = link.getBoundingClientRect();
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return { painted: entry.startTime, inReach: box.width >= 40 && box.height >= 40 && link.contains(hit) };
}

/** Asked after the page has settled: on a slowed-down page the question itself would take too long while it paints. */
async function whenPainted(page: Page): Promise<number> {
  for (let attempt = 0; attempt < 30; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const seen = (await page.evaluate(`(${readSeen.toString()})()`)) as Seen | undefined;
    if (!seen) continue;
    if (!seen.inReach) throw new Error(`the call button of ${page.url()} cannot be tapped`);
    return seen.painted;
  }
  throw new Error(`no call button within a minute on ${page.url()}`);
}

/** Stands in for a vendor's script: as heavy as a tag container, and busy for a moment when it runs. */
const STAND_IN = `${'/* padding */'.repeat(7_000)}\nfor (const end = performance.now() + 100; performance.now() < end;);`;
/** Whatever is not ours: the measured site is served plainly. */
const VENDORS = /^https:/;

async function once(browser: Browser, url: string, javaScriptEnabled: boolean): Promise<number> {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
    javaScriptEnabled,
  });
  try {
    const page = await context.newPage();
    await page.route(VENDORS, (route) => route.fulfill({ contentType: 'text/javascript', body: STAND_IN }));
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', BAD_LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: 'commit', timeout: 120_000 });
    return await whenPainted(page);
  } finally {
    await context.close();
  }
}

/** Cold visits to `url`: milliseconds, median of `runs`. Trackers' scripts are stand-ins. */
export const timeVisits = (url: string, runs: number, javaScriptEnabled: boolean): Promise<number> =>
  withBrowser(async (browser) => {
    const times: number[] = [];
    for (let i = 0; i < runs; i += 1) times.push(await once(browser, url, javaScriptEnabled));
    return median(times);
  });

/** Measures a cold visit to `path`, scripts on and off. */
export const timeCallButton = async (origin: string, path: string, runs: number): Promise<CallButtonTime> => ({
  path,
  withScript: await timeVisits(origin + path, runs, true),
  withoutScript: await timeVisits(origin + path, runs, false),
});
