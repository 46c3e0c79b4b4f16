/** A page whose clock stands still after loading, so that only the test moves it, however slow the machine is. */
import type { Page } from '@playwright/test';

const START = new Date('2026-11-21T10:00:00Z');
/** Far beyond what loading can take. */
const LOADED = new Date(START.getTime() + 10 * 60_000);

/** Opens `path`, lets it load, then stops its clock. Move it with `page.clock.runFor(ms)`. */
export async function gotoWithStillClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: START });
  await page.goto(path);
  await page.clock.pauseAt(LOADED);
}
