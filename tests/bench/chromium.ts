/** The browser of the measurements, by `chrome-launcher`: Lighthouse speaks to it over its debugging port. */
import { launch, type LaunchedChrome } from 'chrome-launcher';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, systemChromium } from '../../e2e/support/browser';

/** Starts a headless Chromium with an empty profile. End it with `kill()`. */
export const launchChromium = (): Promise<LaunchedChrome> =>
  launch({ chromePath: systemChromium() ?? chromium.executablePath(), chromeFlags: ['--headless=new', ...CHROMIUM_ARGS], logLevel: 'error' });
