/**
 * The only script that a page names. It runs as soon as it has come, also while the rest of the page is
 * still arriving, so that the slides answer from the first paint on. It lets the page be seen first (it
 * reads, calls and opens its menus without any script), then fetches the page's modules and the whole
 * stylesheet side by side, and runs them once all are there: what the application is made of, then the
 * application, which hydrates in slices of its own. A frame is painted before each, so that a tap in
 * between is answered. Their names stand in the script element; the last module starts the application.
 */
import { reportEarlyCalls } from './early-calls';
import { fetchAhead } from './fetch-ahead';
import { loadAnew } from './load-anew';
import { after, painted, parsed, seen, used } from './moments';
import { answerSlides } from './slides';
import { layOutForPlaces } from './whole-page';

/** For what scripts bring to a page; its own icons stand in its HTML. */
const ICONS = '/icons.svg';
/**
 * Longest wait for the page to be complete, and for the stylesheet, in milliseconds: what
 * never arrives must not hold up the form.
 */
const LONGEST_WAIT_MS = 3_000;
/** Longest wait for a frame, in milliseconds: a tab in the background paints none. */
const LONGEST_FRAME_MS = 100;

/**
 * Puts a link into the head; resolves when its file is there, or cannot be had: the
 * page's own styles stand in its HTML.
 */
const link = (properties: Partial<HTMLLinkElement>): Promise<unknown> =>
  new Promise((resolve) => {
    document.head.append(
      Object.assign(document.createElement('link'), { onload: resolve, onerror: resolve }, properties),
    );
  });

/** Light or dark, where the visitor has chosen (`app/theme.ts`). */
function takeChoice(): void {
  const { dataset } = document.documentElement;
  try {
    const { theme } = localStorage;
    if (theme === 'light' || theme === 'dark') dataset.theme = dataset.choice = theme;
  } catch {
    // Storage is off.
  }
}

/**
 * A page's own module that cannot be fetched is asked for again, and answered for, by the code that needs it. That code
 * may be gone itself: what the server has no more, a release has replaced, and the page is loaded anew, once. What came
 * and does not run may have been cut off on its way: the browser would keep it for a year.
 */
const run = (href: string, had: boolean | undefined): Promise<unknown> =>
  import(/* @vite-ignore */ href).catch((error: unknown) => {
    console.warn('not started:', href, error);
    if (!had) loadAnew();
    else fetch(href, { cache: 'reload' }).catch(() => undefined);
  });

async function boot(script: HTMLScriptElement | null): Promise<void> {
  takeChoice();
  const modules = script?.dataset.modules?.split(' ') ?? [];
  const sheet = script?.dataset.styles;
  // An empty shell has its styles inline, and waits for its scripts alone.
  const prerendered = sheet !== undefined;
  if (prerendered) {
    layOutForPlaces();
    answerSlides();
    reportEarlyCalls();
    await Promise.race([seen(), used(), after(LONGEST_WAIT_MS)]);
    await parsed();
  }
  const fetching = new Map<string, Promise<boolean>>();
  for (const href of sheet ? [sheet, ...modules, ICONS] : modules) {
    fetching.set(href, fetchAhead(href));
    // Each in a task of its own: to ask for a file takes a slow phone some ten milliseconds.
    if (prerendered) await after(0);
  }
  // Or some browsers would fetch a file twice that is on its way.
  await Promise.all(modules.map((href) => fetching.get(href)));
  if (sheet)
    await Promise.race([
      fetching.get(sheet)!.then(() => link({ rel: 'stylesheet', href: sheet })),
      after(LONGEST_WAIT_MS),
    ]);
  for (const slice of [modules.slice(0, -1), modules.slice(-1)]) {
    if (prerendered) await Promise.race([painted(), after(LONGEST_FRAME_MS)]);
    await Promise.all(slice.map(async (href) => run(href, await fetching.get(href))));
  }
}

void boot(document.querySelector<HTMLScriptElement>('script[data-modules]'));
