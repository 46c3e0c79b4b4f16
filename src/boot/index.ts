/**
 * The only script that a page names. It runs as soon as it arrives, even while the rest of the page is still loading,
 * so that the slides work from the first paint on. It waits until the page has been painted (without any script it can
 * be read, calls, and opens its menus), then fetches the page's modules and the whole stylesheet in parallel. Once all
 * are there, it runs first the modules that the application imports, then the application, which hydrates in slices. A
 * frame is painted before each step, so that a tap in between is answered. The modules' names are in the script
 * element; the last one starts the application.
 */
import { reportEarlyCalls } from './early-calls';
import { fetchAhead } from './fetch-ahead';
import { reloadOnce } from './reload-once';
import { after, painted, parsed, seen, used } from './moments';
import { answerSlides } from './slides';
import { dressPage } from './theme';
import { layOutForPlaces } from './whole-page';

/** Sprite for parts that scripts render; the prerendered HTML has its own icons. */
const ICONS = '/icons.svg';
/**
 * Longest wait for the HTML and for the stylesheet to load, in milliseconds: a file that never arrives must not block
 * the form.
 */
const LONGEST_WAIT_MS = 3_000;
/** Longest wait for a frame, in milliseconds: a tab in the background paints none. */
const LONGEST_FRAME_MS = 100;

/** Adds a link to the head; resolves when its file has loaded or failed: the page's own styles are in its HTML. */
const link = (properties: Partial<HTMLLinkElement>): Promise<unknown> =>
  new Promise((resolve) => {
    document.head.append(
      Object.assign(document.createElement('link'), { onload: resolve, onerror: resolve }, properties),
    );
  });

/**
 * If a module of a page fails to load, the code that imports it retries and handles that. If the server no longer has
 * the file, a release has replaced it, and that code may be gone too: the page is reloaded, once. A file that was
 * fetched but does not run may be truncated: it is fetched again, since the browser would cache it for a year.
 */
const run = (href: string, had: boolean | undefined): Promise<unknown> =>
  import(/* @vite-ignore */ href).catch((error: unknown) => {
    console.warn('not started:', href, error);
    if (!had) reloadOnce();
    else fetch(href, { cache: 'reload' }).catch(() => undefined);
  });

/**
 * Back or forward to another page of the site before the application listens, as after a reload: the browser changes
 * only the address then.
 */
function answerWayBack(): void {
  const { pathname } = location;
  addEventListener('popstate', () => {
    if (location.pathname !== pathname && !('hydrated' in document.documentElement.dataset)) location.reload();
  });
}

/** Puts what stands where no script runs in place of what needs one, such as the booking form. */
const showUnscripted = (): void => {
  for (const part of document.querySelectorAll('noscript')) part.outerHTML = part.textContent;
};

async function boot(script: HTMLScriptElement | null): Promise<void> {
  answerWayBack();
  dressPage();
  const modules = script?.dataset.modules?.split(' ') ?? [];
  const sheet = script?.dataset.styles;
  // An empty shell has its styles inline, and waits for its scripts alone.
  const prerendered = sheet !== undefined;
  if (prerendered) {
    layOutForPlaces();
    answerSlides();
    reportEarlyCalls();
    // Chrome 89 to 91 and Safari 15.0 to 15.3 can load the application, but not run it: an error page would replace
    // this one, which reads and calls.
    if (!('at' in [])) {
      await parsed();
      return showUnscripted();
    }
    await Promise.race([seen(), used(), after(LONGEST_WAIT_MS)]);
    await parsed();
  }
  const fetching = new Map<string, Promise<boolean>>();
  for (const href of sheet ? [sheet, ...modules, ICONS] : modules) {
    fetching.set(href, fetchAhead(href));
    // A task for each: starting a fetch takes some ten milliseconds on a slow phone.
    if (prerendered) await after(0);
  }
  // Without this, some browsers would fetch a file twice that is already on its way.
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
