/** The Chromium of the other browser tests, over Playwright. */
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, systemChromium } from '../../support/browser';
import { asJson, fromJson, type Browser, type Tab } from './driver';

function tabOf(page: Page): Tab {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  return {
    goto: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    resize: (width, height) => page.setViewportSize({ width, height }),
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
    screenshot: () => page.screenshot(),
    errors: async () => errors,
    close: () => page.context().close(),
  };
}

export async function launchChromium(): Promise<Browser> {
  const executablePath = systemChromium();
  // Scroll bars as on a desktop: the other browsers have them.
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ignoreDefaultArgs: ['--hide-scrollbars'],
    ...(executablePath ? { executablePath } : {}),
  });
  return {
    newTab: async () => {
      const context = await browser.newContext();
      return tabOf(await context.newPage());
    },
    close: () => browser.close(),
  };
}
