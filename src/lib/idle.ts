/** Longest wait for the page to be idle, milliseconds: a page that never is gets its extras all the same. */
const LONGEST_WAIT_MS = 2_000;
/** Delay in place of `requestIdleCallback`, which Safari does not have, milliseconds. */
const A_MOMENT_MS = 200;

const loaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });

/** After the next frame: a tab in the background paints none, and is not waited for. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_WAIT_MS);
  });

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS });
    else setTimeout(resolve, A_MOMENT_MS);
  });

/** Resolves when the page is there with its pictures, has been painted, and has nothing else to do. Never rejects. */
export const seenAndIdle = (): Promise<void> => loaded().then(painted).then(idle);
