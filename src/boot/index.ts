/**
 * The only script that a page names. It lets the page be seen first (it reads, calls and opens its menus without any
 * script), then fetches the page's modules and the whole stylesheet side by side, and runs them at the first sign of use,
 * or when nobody has touched the page for a while: until then nothing stands between a finger and the page. Their names
 * stand in the script element, modules in the order of need; the last one starts the application.
 */
import { keepEarlyTaps } from './early-taps';
import { layOut } from './lay-out';
import { complete, used } from './moments';

/** For what scripts bring to a page; its own icons stand in its HTML. */
const ICONS = '/icons.svg';
/** Longest wait for the page to be complete, and for the stylesheet, in milliseconds: what never arrives must not hold up the form. */
const LONGEST_WAIT_MS = 3_000;
/** A file that could not be fetched is asked for again after this long, then twice as long each time, in milliseconds. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** The application starts this long after its code was asked for, in milliseconds, when nobody uses the page. */
const REST_MS = 4_000;

/** Puts a link into the head; resolves when its file is there, or cannot be had: the page's own styles stand in its HTML. */
const link = (properties: Partial<HTMLLinkElement>): Promise<unknown> =>
  new Promise((resolve) => {
    document.head.append(Object.assign(document.createElement('link'), { onload: resolve, onerror: resolve }, properties));
  });

/**
 * Brings a file into the browser's cache. Not by a preload link: each link in the head makes the browser look through its style
 * sheets again, which costs nothing by itself and 30 ms on a page whose styles are being observed. Resolves when the server has
 * answered; without a network, or while the server is busy, it goes on asking. Only then is a module imported: some browsers
 * remember for as long as the page stands that an import has failed.
 */
async function fetchAhead(href: string): Promise<void> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      const response = await fetch(href, { priority: 'low' });
      await response.blob();
      // A server that is busy or down will have it later; one that has it no more says so to the code that needs it.
      if (response.status < 500 && response.status !== 429) return;
    } catch {
      // No network.
    }
    await Promise.race([after(pause), online()]);
  }
}

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const online = (): Promise<void> => new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }));

/** Whether the page names a day as today's (`data-today`) that is over in Dubai (UTC+4). */
const outdated = (): boolean => {
  const day = document.querySelector<HTMLTimeElement>('[data-today]')?.dateTime;
  return day !== undefined && day !== new Date(Date.now() + 4 * 3_600_000).toISOString().slice(0, 10);
};

/** Whether somebody waits for the application: a search or an anchor in the address, yesterday's date, no network, a booking of an earlier visit. */
function urgent(): boolean {
  if (location.search || location.hash || !navigator.onLine || outdated()) return true;
  try {
    // The key of `lib/waiting-flag.ts`, by itself: to import it would cost this script a second file.
    return localStorage.getItem('rnm.outbox.waiting') !== null;
  } catch {
    return false;
  }
}

/** Whether the browser looks for a place in the page, which it finds only in the whole page: an anchor, or where it stood before. */
const placed = (): boolean => location.hash !== '' || (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type !== 'navigate';

async function boot(script: HTMLScriptElement | null): Promise<void> {
  const modules = script?.dataset.modules?.split(' ') ?? [];
  const sheet = script?.dataset.styles;
  const page = document.getElementById('root')?.firstElementChild;
  const use = used();
  let inUse = !page || placed();
  void use.then(() => (inUse = true));
  const whole = () => layOut(() => inUse || document.hidden);
  if (page) {
    keepEarlyTaps();
    if (inUse) await whole();
    await Promise.race([complete(), use, after(LONGEST_WAIT_MS)]);
  }
  await whole();
  const fetched = new Map<string, Promise<void>>();
  for (const href of sheet ? [sheet, ...modules, ICONS] : modules) {
    fetched.set(href, fetchAhead(href));
    // Each in a task of its own: to ask for a file takes a slow phone some ten milliseconds.
    if (page) await after(0);
  }
  if (page && !urgent()) await Promise.race([use, after(REST_MS)]);
  // Or some browsers would fetch a file twice that is on its way.
  await Promise.all(modules.map((href) => fetched.get(href)));
  if (sheet) await Promise.race([fetched.get(sheet)!.then(() => link({ rel: 'stylesheet', href: sheet })), after(LONGEST_WAIT_MS)]);
  for (const href of modules) {
    // A module that cannot be fetched is asked for again, and answered for, by the code that needs it.
    await import(/* @vite-ignore */ href).catch((error: unknown) => console.warn('not started:', href, error));
    await after(0);
  }
}

void boot(document.querySelector<HTMLScriptElement>('script[data-modules]'));
