/** The phone that pages are measured on, in a browser context that has seen nothing. */
export const PHONE = {
  viewport: { width: 360, height: 780 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
} as const;
/** Milliseconds until a page is at rest: long enough for fonts, hydration and what comes after it. */
export const SETTLED_MS = 6_000;
