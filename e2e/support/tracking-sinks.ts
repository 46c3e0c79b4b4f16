/** Puts recorders where the vendors' functions would be, before any script of the page runs. */
import type { Page } from '@playwright/test';

interface Recorded {
  dataLayer: { event: string; [key: string]: unknown }[];
  clarity: unknown[][];
  clicks: [string, Record<string, unknown>][];
  calls: [string, number, string][];
  customers: Record<string, unknown>[];
}

export async function recordSinks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const log = {
      dataLayer: [] as unknown[],
      clarity: [] as unknown[],
      clicks: [] as unknown[],
      calls: [] as unknown[],
      customers: [] as unknown[],
    };
    Object.assign(window, {
      __log: log,
      dataLayer: log.dataLayer,
      clarity: (...args: unknown[]) => log.clarity.push(args),
      clickTracker: { track: (...args: unknown[]) => log.clicks.push(args) },
      trackCallConversion: (...args: unknown[]) => log.calls.push(args),
      collectCustomerData: (data: unknown) => log.customers.push(data),
    });
    // A tap on a dial link must not open the system's phone program in the test.
    document.addEventListener('click', (e) => {
      const link = (e.target as Element).closest?.('a[href^="tel:"], a[href^="sms:"]');
      if (link) e.preventDefault();
    });
  });
}

export const recorded = (page: Page): Promise<Recorded> =>
  page.evaluate(() => (window as unknown as { __log: Recorded }).__log);

/** Names of the data-layer events so far, without page views. */
export const eventNames = async (page: Page): Promise<string[]> =>
  (await recorded(page)).dataLayer.map((entry) => entry.event).filter((name) => name && name !== 'page_view');
