/**
 * Chromium and Firefox as the distribution ships them, over Puppeteer: to the one it speaks the
 * DevTools protocol, to the other WebDriver BiDi, for which Firefox needs no program beside it.
 */
import puppeteer, { type LaunchOptions, type Page } from 'puppeteer-core';
import { CHROMIUM_ARGS } from '../../support/browser';
import { asJson, fromJson, type Browser, type Tab } from './driver';

function tabOf(page: Page): Tab {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error instanceof Error ? error.message : String(error)));
  return {
    goto: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: async (expression) => fromJson((await page.evaluate(asJson(expression))) as string),
    click: (x, y) => page.mouse.click(x, y),
    drag: async ([[x, y], ...rest]) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (const [toX, toY] of rest) await page.mouse.move(toX, toY);
      await page.mouse.up();
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    screenshot: async () => Buffer.from(await page.screenshot()),
    errors: async () => errors,
    close: () => page.browserContext().close(),
  };
}

/** Without events about requests: nobody asks for them. */
async function launch(options: LaunchOptions): Promise<Browser> {
  const browser = await puppeteer.launch({ ...options, defaultViewport: null, networkEnabled: false });
  return {
    // A context has cookies, storage and workers of its own.
    newTab: async () => tabOf(await (await browser.createBrowserContext()).newPage()),
    close: () => browser.close(),
  };
}

/** Scroll bars as on a desktop: the other browsers have them. */
export const launchChromium = (executablePath: string): Promise<Browser> =>
  launch({ browser: 'chrome', executablePath, args: CHROMIUM_ARGS, ignoreDefaultArgs: ['--hide-scrollbars'] });

export const launchFirefox = (executablePath: string): Promise<Browser> =>
  launch({ browser: 'firefox', executablePath });
