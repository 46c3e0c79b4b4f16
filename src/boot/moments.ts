/** What a page waits for before it starts its scripts. Each promise resolves once and never rejects. */

/** The page is there with its pictures, and has been painted. */
export const complete = (): Promise<void> =>
  new Promise((resolve) => {
    const painted = () => requestAnimationFrame(() => setTimeout(resolve));
    if (document.readyState === 'complete') painted();
    else addEventListener('load', painted, { once: true });
  });

/** A hand on the page: a finger, a mouse that moves, a key, a scroll. */
export const used = (): Promise<void> =>
  new Promise((resolve) => {
    for (const event of ['pointerdown', 'pointermove', 'keydown', 'scroll']) addEventListener(event, () => resolve(), { once: true, passive: true });
  });
