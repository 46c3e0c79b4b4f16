/**
 * Devices that Chromium's own override cannot play: silent ones, failing ones, and ones that get better while waiting.
 */
import type { Page } from '@playwright/test';

type Answer = { lat: number; lng: number; accuracy: number } | { error: 1 | 2 | 3 };

/**
 * Replaces the page's geolocation: every request answers with `answers` in turn,
 * `everyMs` apart; none: it stays silent.
 */
export const stubGeolocation = (page: Page, answers: readonly Answer[], everyMs = 0): Promise<unknown> =>
  page.addInitScript(
    ({ answers, everyMs }) => {
      let asked = 0;
      Object.assign(window, { geolocationAsked: () => asked });
      const ask = (ok: PositionCallback, fail?: PositionErrorCallback | null) => {
        asked += 1;
        answers.forEach((answer, index) => {
          const give = () =>
            'error' in answer
              ? fail?.({ code: answer.error, message: '' } as GeolocationPositionError)
              : ok({
                  coords: { latitude: answer.lat, longitude: answer.lng, accuracy: answer.accuracy },
                  timestamp: Date.now(),
                } as GeolocationPosition);
          setTimeout(give, everyMs * (index + 1));
        });
        return asked;
      };
      Object.defineProperty(navigator, 'geolocation', {
        value: { watchPosition: ask, getCurrentPosition: ask, clearWatch: () => undefined },
      });
    },
    { answers: [...answers], everyMs },
  );

/** How often the stubbed device was asked. */
export const timesAsked = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { geolocationAsked: () => number }).geolocationAsked());
