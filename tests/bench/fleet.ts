/**
 * What the fleet map costs: script per frame for 10 to 10,000 vehicles, bytes and seconds to start, and the
 * heap after ten simulated minutes against one. Chromium on the built site, slowed down by its own protocol.
 */
import path from 'node:path';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { build } from 'vite';
import { BAD_LINE, CPU_SLOWDOWN, withBrowser } from './chromium';
import type { FleetBench, FrameFigures } from './fleet-page';
import { median } from './median';
import { table } from './table';

const COUNTS = [10, 100, 1_000, 10_000];
const RUN_MS = 6_000;
const STARTS = 3;
const GOALS: Readonly<Record<number, number>> = { 10: 1, 1_000: 6 };
const BYTES_GOAL = 45_000;
const READY_GOAL_MS = 3_000;

interface Opened {
  page: Page;
  session: CDPSession;
  context: BrowserContext;
}

/** The fleet page of the built site with the map not started: with data saver it waits for a tap. */
async function open(browser: Browser, url: string, viewport = { width: 1280, height: 800 }): Promise<Opened> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block', bypassCSP: true });
  const page = await context.newPage();
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(`${url}/live-fleet`);
  await page.waitForSelector('[data-hydrated]');
  return { page, context, session: await context.newCDPSession(page) };
}

/** Runs one of the page's measurements. */
const inPage = <T>(page: Page, call: string): Promise<T> => page.evaluate(`window.fleetBench.${call}`) as Promise<T>;
type Call = keyof FleetBench;
const calling = (name: Call, argument: number): string => `${name}(${argument})`;

/** The page's part as one script. */
async function bundle(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: { '@': path.resolve(import.meta.dirname, '../../src') } },
    build: {
      write: false,
      lib: { entry: path.join(import.meta.dirname, 'fleet-page.ts'), formats: ['iife'], name: 'bench' },
    },
  });
  const [first] = Array.isArray(output) ? output : [output];
  if (!first || !('output' in first)) throw new Error('the measurement could not be bundled');
  return first.output[0].code;
}

const metric = async (session: CDPSession, name: string): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((m) => m.name === name)?.value ?? NaN;
};

interface Frames extends FrameFigures {
  count: number;
  /** All script of a frame (GSAP's included), ms, mean. */
  script: number;
}

async function timeFrames({ page, session }: Opened): Promise<Frames[]> {
  await session.send('Performance.enable');
  const rows: Frames[] = [];
  for (const count of COUNTS) {
    await inPage(page, calling('set', count));
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await inPage(page, calling('run', 1500));
    const before = await metric(session, 'ScriptDuration');
    const figures = await inPage<FrameFigures>(page, calling('run', RUN_MS));
    const script = (((await metric(session, 'ScriptDuration')) - before) * 1000) / figures.frames;
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    rows.push({ ...figures, count, script });
  }
  await inPage(page, 'clear()');
  return rows;
}

/** Bytes of heap in use after a collection. */
async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

async function compareHeaps({ page, session }: Opened): Promise<{ one: number; ten: number }> {
  await session.send('HeapProfiler.enable');
  await inPage(page, calling('set', 10));
  await inPage(page, calling('simulate', 60_000));
  const one = await heap(session);
  await inPage(page, calling('simulate', 9 * 60_000));
  return { one, ten: await heap(session) };
}

/** Taps the map's button on a bad line: seconds until the map is there, and what came over the line for it. */
async function start(browser: Browser, url: string): Promise<{ ms: number; bytes: number; files: string[] }> {
  const opened = await open(browser, url, { width: 360, height: 740 });
  const { page, session, context } = opened;
  try {
    const names = new Map<string, string>();
    let bytes = 0;
    const files: string[] = [];
    session.on(
      'Network.responseReceived',
      ({ requestId, response, type }) => type === 'Script' && names.set(requestId, response.url),
    );
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const name = names.get(requestId);
      if (!name) return;
      bytes += encodedDataLength;
      files.push(path.basename(name));
    });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', BAD_LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const ms = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const map = document.querySelector<HTMLElement>('[data-fleet-map]')!;
          const from = performance.now();
          new MutationObserver(() => map.dataset.fleetMap === 'ready' && resolve(performance.now() - from)).observe(
            map,
            { attributes: true },
          );
          map.querySelector('button')!.click();
        }),
    );
    return { ms, bytes, files };
  } finally {
    await context.close();
  }
}

const met = (yes: boolean): string => (yes ? 'yes' : 'NO');
const ms = (value: number): string => value.toFixed(2);

/** The fleet map's part of the report, in Markdown; `url` is the built site, served. */
export const benchFleet = (url: string): Promise<string> =>
  withBrowser(async (browser) => {
    const opened = await open(browser, url);
    await opened.page.addScriptTag({ content: await bundle() });
    const frames = await timeFrames(opened);
    const heaps = await compareHeaps(opened);
    await opened.context.close();
    const starts = [];
    for (let i = 0; i < STARTS; i += 1) starts.push(await start(browser, url));
    const ready = median(starts.map((s) => s.ms));
    const bytes = starts[0]!.bytes;
    const [ten, most] = [frames[0]!, frames.at(-1)!];
    const rows = frames.map((f) => [
      String(f.count),
      ms(f.script),
      ms(f.mean),
      ms(f.p95),
      ms((f.script / f.count) * 1000),
      GOALS[f.count] ? `≤ ${GOALS[f.count]} ms: ${met(f.script <= GOALS[f.count]!)}` : '',
    ]);
    return [
      table(['Vehicles', 'Script per frame', 'core + map', '95 %', 'µs per vehicle', 'Goal'], rows),
      '',
      `CPU ${CPU_SLOWDOWN} × slower, our own map, 1280 × 800, ms. Growth no worse than linear: ${met(most.script / ten.script <= most.count / ten.count)}.`,
      '',
      `- Bytes when the map starts (no Google key, as transferred): ${(bytes / 1000).toFixed(1)} kB in ${starts[0]!.files.join(', ')}; goal ≤ ${BYTES_GOAL / 1000} kB: ${met(bytes <= BYTES_GOAL)}.`,
      `- Ready after the start on ${BAD_LINE.latency} ms, ${BAD_LINE.downloadThroughput / 1000} kB/s, ${CPU_SLOWDOWN} × CPU (median of ${STARTS}): ${Math.round(ready)} ms; goal ≤ ${READY_GOAL_MS} ms: ${met(ready <= READY_GOAL_MS)}.`,
      `- Heap after 1 and 10 simulated minutes: ${(heaps.one / 1e6).toFixed(2)} and ${(heaps.ten / 1e6).toFixed(2)} MB; no larger (within 2 %): ${met(heaps.ten <= heaps.one * 1.02)}.`,
    ].join('\n');
  });
