/** Pages whose clock the test moves, so that nothing is waited for, and that a slow machine does not hurry. */
import { expect, type Page } from '@playwright/test';

const START = new Date('2026-11-21T10:00:00Z');
/** Far beyond what loading can take. */
const LOADED = new Date(START.getTime() + 10 * 60_000);

/** Opens `path`, lets it load, then stops its clock. Move it with `page.clock.runFor(ms)`. */
export async function gotoWithStillClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: START });
  await page.goto(path);
  await page.clock.pauseAt(LOADED);
}

/**
 * Ten seconds go by on a page that was opened after `page.clock.install()`: a link's page and a desk without a stream
 * ask again (`ASK_MS`, `POLL_MS`), and a driver's queue tries again (`RETRY_MS`).
 */
export const asksAgain = (page: Page): Promise<void> => page.clock.fastForward(10_000);

/**
 * As the clock of such a page goes on, what `look` expects comes true. Where a try was under way as the clock was
 * moved, the page waits once more. `step`: as long as it waits at most from one try to the next, in milliseconds.
 */
export const asTimeGoesBy = (page: Page, look: () => Promise<void>, step = 10_000): Promise<void> =>
  expect(async () => {
    await page.clock.fastForward(step);
    await look();
  }).toPass();

/**
 * Stops the clock of a page that was opened after `page.clock.install()`: what the page counts from a press lasts until
 * the test lets time pass, however slow the machine is.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  // A clock cannot be stopped in its past, and runs until it is asked to stop.
  await page.clock.pauseAt(now + 10_000);
}
