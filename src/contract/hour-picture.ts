/**
 * The home page's first picture, in the light of the hour. Pages are files: they ask for the picture
 * of the hour by one address (`?now`), and who answers looks at the clock: the server, or the service
 * worker from the second visit on. A host that knows neither sends the picture that the address names.
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
