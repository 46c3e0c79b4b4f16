/** What a page waits for while it starts. Each promise resolves once and never rejects. */

export const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The next frame has been painted. */
export const painted = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** The page is there with its pictures, and has been painted. */
export const complete = (): Promise<void> =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  }).then(painted);

/** Something is done with the page: a finger, a key, a scroll, a mouse that moves. */
export const used = (): Promise<void> =>
  new Promise((resolve) => {
    for (const event of ['pointerdown', 'pointermove', 'keydown', 'scroll'])
      addEventListener(event, () => resolve(), { once: true, passive: true });
  });
