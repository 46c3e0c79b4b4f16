/**
 * The only script that a page names. It lets the page be seen first (it reads, calls and opens its menus without any
 * script), then fetches the page's modules side by side and runs them one by one, so that no task keeps a finger waiting.
 * Their list stands in the script element, what others need first; the last one starts the application.
 */

/** Longest wait for the page to be complete, in milliseconds: a picture that never arrives must not hold up the form. */
const LONGEST_WAIT_MS = 3_000;

/** Resolves when the page has been painted, is used, or has been waited for long enough. */
const seen = (): Promise<void> =>
  new Promise((resolve) => {
    const painted = () => requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_WAIT_MS);
    for (const event of ['pointerdown', 'keydown']) addEventListener(event, () => resolve(), { once: true, passive: true });
    if (document.readyState === 'complete') painted();
    else addEventListener('load', painted, { once: true });
  });

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function boot(modules: readonly string[]): Promise<void> {
  if (document.getElementById('root')?.firstElementChild) await seen();
  for (const href of modules) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '', fetchPriority: 'low' });
    document.head.append(link);
  }
  for (const href of modules) {
    // A module that cannot be fetched is asked for again, and answered for, by the code that needs it.
    await import(/* @vite-ignore */ href).catch((error: unknown) => console.warn('not started:', href, error));
    await nextTask();
  }
}

void boot(document.querySelector<HTMLScriptElement>('script[data-modules]')?.dataset.modules?.split(' ') ?? []);

export {};
