/**
 * Edges of what our own map can show, degrees WGS 84: from Abu Dhabi's border to Hatta, the Gulf to the first dunes. No
 * place of the content may lie outside. Land and sea are drawn in `features/fleet/geography/`.
 */
export const MAP_BOUNDS = { south: 24.42, north: 25.78, west: 54.35, east: 56.4 };
