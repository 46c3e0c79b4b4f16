/**
 * What the home page asks of the main thread until it is at rest: a phone of 360 × 780, a processor
 * four times slower, an empty cache. By the thread's own time, so that other work of the machine
 * does not count. Beside it, in turns, the page of another site (`--against=ADDRESS`): the goal is
 * at most 1.3 times the home page of the astrowind template, built and served on the same machine.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { CPU_SLOWDOWN, withBrowser } from './chromium';
import { median } from './median';
import { PHONE, SETTLED_MS } from './phone';
import { table } from './table';

const KINDS = { all: 'TaskDuration', script: 'ScriptDuration', layout: 'LayoutDuration', style: 'RecalcStyleDuration' };
type Work = Record<keyof typeof KINDS, number>;

/** Milliseconds of the main thread in one visit. */
async function visit(browser: Browser, url: string): Promise<Work> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url);
  await wait(SETTLED_MS);
  const { metrics } = await session.send('Performance.getMetrics');
  await context.close();
  const of = (wanted: string) => 1000 * (metrics.find(({ name }) => name === wanted)?.value ?? NaN);
  return Object.fromEntries(Object.entries(KINDS).map(([kind, name]) => [kind, of(name)])) as Work;
}

/** Medians of `runs`, ours and `against` in turns. Markdown. */
export const benchMainThread = (origin: string, runs: number, against?: string): Promise<string> =>
  withBrowser(async (browser) => {
    const urls = [`${origin}/`, ...(against === undefined ? [] : [against])];
    const found = new Map<string, Work[]>(urls.map((url) => [url, []]));
    for (let run = 0; run < runs; run += 1) for (const url of urls) found.get(url)!.push(await visit(browser, url));
    const middle = (url: string, kind: keyof Work) => median(found.get(url)!.map((work) => work[kind]));
    const row = (url: string) => [
      url === urls[0] ? 'home' : url,
      ...(Object.keys(KINDS) as (keyof Work)[]).map((kind) => `${Math.round(middle(url, kind))} ms`),
      (middle(url, 'all') / middle(urls[0]!, 'all')).toFixed(2),
    ];
    return table(['Page', 'Main thread', 'Script', 'Layout', 'Style', 'Of home'], urls.map(row));
  });
