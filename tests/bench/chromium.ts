/** The browsers of the measurements, and the bad line that they are put on. */
import { launch, type LaunchedChrome, type Options } from 'chrome-launcher';
import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_ARGS, systemChromium } from '../../e2e/support/browser';

/**
 * For Lighthouse, which speaks to it over its debugging port: a headless Chromium with an
 * empty profile unless `options` name one. End it with `kill()`.
 */
export const launchChromium = (options: Options = {}): Promise<LaunchedChrome> =>
  launch({
    ...options,
    chromePath: systemChromium() ?? chromium.executablePath(),
    chromeFlags: ['--headless=new', ...CHROMIUM_ARGS],
    logLevel: 'error',
  });

/** Runs `work` in a browser of its own, for Playwright. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ args: CHROMIUM_ARGS, executablePath: systemChromium() });
  return work(browser).finally(() => browser.close());
}

/** 400 ms round trip, 50 kB/s. */
export const BAD_LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
export const CPU_SLOWDOWN = 4;
