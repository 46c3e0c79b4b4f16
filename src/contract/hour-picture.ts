/**
 * The home page's first picture, in the light of the hour. Pages are static, so they all request one address (`?now`),
 * and whoever answers picks by the clock: the server, or from the second visit on the service worker. A host that
 * ignores the query sends the default picture.
 */

import type { Light } from './daylight.ts';

/** Names of the pictures of the hour. They show the same in another light, so that one alt text is true of each. */
export const HOUR_PICTURES: Readonly<Record<Light, string>> = {
  dawn: 'hero-hour-dawn',
  noon: 'hero-hour-noon',
  dusk: 'hero-hour-dusk',
  night: 'hero-hour-night',
};

/** Query of the address that asks for the picture of the hour. */
export const NOW = '?now';
/** Seconds for which an answer may be kept. */
export const NOW_KEPT_S = 600;
