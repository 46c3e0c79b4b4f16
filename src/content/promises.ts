/**
 * What the company promises on more than one page, said once: a page that says it in its own words must mean the same.
 * The sentences are in `en/promises.ts` and `ar/promises.ts`, since nobody reads both.
 */

export interface Promises {
  /** What the dispatcher asks. */
  dispatcherQuestions: string;
  /** The price is fixed on the phone, before anybody sets off. */
  priceFixed: string;
  /** What is found to be different is priced anew before it is touched. */
  priceChanges: string;
  /** Enclosed carriers are never among those that come within minutes. */
  enclosedCarrier: string;
  /** Who does the work. */
  ownFleet: string;
  /** In the sand the battery is worth more than the lamps; on a track that others use it is not. */
  desertLights: string;
}

/** How many questions the dispatcher asks. */
export const QUESTION_COUNT = 5;

/** The battery van and the unit that pulls cars out of basements are lower than this, in metres. */
export const BASEMENT_HEIGHT_M = 2;

/** Drinking water to carry, in litres for each person. */
export const WATER_LITRES = { town: 2, desert: 5 } as const;
