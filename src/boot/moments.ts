/** What a page waits for before it starts its scripts. Each promise resolves once and never rejects. */

/** The next frame has been painted. */
export const painted = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** The page is there with its pictures, and has been painted. */
export const complete = (): Promise<void> =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  }).then(painted);

/** A hand on the page: a finger, a mouse that moves, a key, a scroll. */
export const used = (): Promise<void> =>
  new Promise((resolve) => {
    for (const event of ['pointerdown', 'pointermove', 'keydown', 'scroll']) addEventListener(event, () => resolve(), { once: true, passive: true });
  });
