/** What a page waits for before it starts its scripts. Each promise resolves once and never rejects. */

/** The next frame has been painted. */
export const painted = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** The page is there with its pictures, and has been painted. */
export const complete = (): Promise<void> =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  }).then(painted);

const first = (...events: string[]): Promise<void> =>
  new Promise((resolve) => {
    for (const event of events) addEventListener(event, () => resolve(), { once: true, passive: true });
  });

/** Something is done with the page: a finger, a key, a scroll. */
export const touched = (): Promise<void> => first('pointerdown', 'keydown', 'scroll');

/** A hand on the page: that, or a mouse that moves. */
export const used = (): Promise<void> => Promise.race([touched(), first('pointermove')]);
