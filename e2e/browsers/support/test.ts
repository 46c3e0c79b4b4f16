/**
 * The journeys' `test`: one browser and one server for a worker, a fresh tab for a test;
 * a stray console error fails it.
 */
import { test as base, expect } from '@playwright/test';
import { serverOfWorker, type RunningServer } from '../../support/server';
import { launchChromium, launchFirefox } from '../drivers/puppeteer';
import type { Browser, Tab } from '../drivers/driver';
import { launchWebKit } from '../drivers/webkit';
import { lacks, programOf, type BrowserName } from './programs';
import { Visit } from './visit';

/** A phone of the usual size, CSS pixels. */
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };

/** A server that the test can take away and bring back; its bookings stay. */
interface Line {
  url: string;
  down: () => Promise<void>;
  up: () => Promise<void>;
  dataDir: string;
}

interface OfTest {
  visit: Visit;
  tab: Tab;
  /** The worker's server; it is up again after the test. */
  line: Line;
  allowed: RegExp[];
  /** Errors whose text matches are part of the test. */
  expected: (pattern: RegExp) => void;
}

interface OfWorker {
  name: BrowserName;
  running: Browser;
  server: RunningServer;
}

const launch: Record<BrowserName, (program: string) => Promise<Browser>> = {
  chromium: launchChromium,
  firefox: launchFirefox,
  webkit: launchWebKit,
};

export const test = base.extend<OfTest, OfWorker>({
  name: ['chromium', { option: true, scope: 'worker' }],
  running: [
    async ({ name }, use) => {
      const program = programOf(name);
      if (!program && process.env.CI) throw new Error(lacks(name));
      base.skip(!program, lacks(name));
      const browser = await launch[name](program!);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  server: [serverOfWorker, { scope: 'worker' }],
  line: async ({ server }, use) => {
    let gone = false;
    const line: Line = {
      url: server.url,
      dataDir: server.dataDir,
      down: async () => {
        await server.stop('SIGKILL');
        gone = true;
      },
      up: async () => {
        if (gone) await server.again();
        gone = false;
      },
    };
    await use(line);
    await line.up();
  },
  allowed: async ({}, use) => use([]),
  expected: async ({ allowed }, use) => use((pattern) => void allowed.push(pattern)),
  tab: async ({ running, allowed }, use) => {
    const tab = await running.newTab();
    await tab.resize(PHONE.width, PHONE.height);
    await use(tab);
    const errors = await tab.errors();
    await tab.close();
    expect(errors.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
  },
  visit: async ({ tab, line }, use) => use(new Visit(tab, line.url)),
});

export { expect };
