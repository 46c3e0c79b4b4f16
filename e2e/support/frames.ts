/** Waiting by what a page draws: so many frames on a fast machine and on a slow one, in place of so many seconds. */
import type { Page } from '@playwright/test';

/** Resolves when the page has drawn `count` more frames; sixty are a second where nothing holds them up. */
export const frames = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (left) => {
    for (; left > 0; left--) await new Promise(requestAnimationFrame);
  }, count);
