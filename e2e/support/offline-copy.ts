import type { Page } from '@playwright/test';

/** Opens `url` and waits until the service worker has fetched its list and serves this page. */
export async function openWithWorker(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((r) => navigator.serviceWorker.addEventListener('controllerchange', r, { once: true }));
  });
}
