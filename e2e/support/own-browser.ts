/** A browser process with a profile that survives it, for tests in which the browser is killed. */
import { mkdirSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { launchChromium } from '../../tests/bench/chromium';

interface OwnBrowser {
  page: Page;
  /** SIGKILL to the browser and all its processes; resolves when it is gone. */
  kill: () => Promise<void>;
}

/** Starts Chromium on `profile`, a folder that is made when it is missing. */
export async function launchBrowser(profile: string): Promise<OwnBrowser> {
  mkdirSync(profile, { recursive: true });
  const { pid, port, process: child } = await launchChromium({ userDataDir: profile });
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]!.newPage();
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    page,
    kill: async () => {
      // Kill the whole group: if only the first process ended, the others would still write the profile.
      process.kill(-pid, 'SIGKILL');
      await gone;
      await browser.close();
    },
  };
}
