/** Longest campaign parameter that is kept, equal to the booking schema's; apart, so that the entry needs no schema. */
export const MAX_LENGTH_ATTRIBUTION = 200;
