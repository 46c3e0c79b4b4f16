/**
 * The city of the areas in `catalogue.ts`. Structured data names it, and a driver's map is told that a place in words
 * lies in it. Apart from the areas, since the driver's page has no room for them.
 */
export const CITY = 'Dubai';

/** Its middle, degrees WGS 84. */
export const CITY_CENTRE = { lat: 25.1946, lng: 55.2741 };

/** The other places that are served, as structured data and the about page list them. */
export const BEYOND = ['Sharjah', 'Ajman'] as const;
