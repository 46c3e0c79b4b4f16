/** What a page waits for while it starts. Each promise resolves once and never rejects. */

export const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The next frame has been painted. */
export const painted = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** All of the page's HTML is there. */
export const parsed = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve();
    else addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });

/**
 * The page and its pictures have loaded and it is visible. The first frame may be over long before its picture is on
 * the screen.
 */
export const seen = (): Promise<unknown> =>
  Promise.all([
    new Promise<void>((resolve) => {
      if (document.readyState === 'complete') resolve();
      else addEventListener('load', () => resolve(), { once: true });
    }),
    new Promise<void>((resolve) => {
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
      }).observe({ type: 'paint', buffered: true });
    }),
  ]);

/** Something is done with the page: a finger, a key, a scroll, a mouse that moves. */
export const used = (): Promise<void> =>
  new Promise((resolve) => {
    for (const event of ['pointerdown', 'pointermove', 'keydown', 'scroll'])
      addEventListener(event, () => resolve(), { once: true, passive: true });
  });
