import { readJson, removeItem, writeJson } from './storage';

const KEY = 'rnm.outbox.waiting';
/** The second where the first is full: this tab's next pages then know it, at least. */
const AREAS = ['local', 'session'] as const;
const isTrue = (value: unknown): value is true => value === true;

/**
 * Whether a booking is queued in this browser. Not in the database, so that pages need not open that just to find out.
 */
export const somethingWaits = (): boolean => AREAS.some((area) => readJson(area, KEY, isTrue));
export const setWaiting = (waits: boolean): void => {
  if (waits) AREAS.some((area) => writeJson(area, KEY, true));
  else for (const area of AREAS) removeItem(area, KEY);
};
