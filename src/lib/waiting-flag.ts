import { readJson, removeItem, writeJson } from './storage';

const KEY = 'rnm.outbox.waiting';
const isTrue = (value: unknown): value is true => value === true;

/** Whether a booking waits in this browser: kept apart from the database, so that no page opens that for nothing. */
export const somethingWaits = (): boolean => readJson('local', KEY, isTrue) === true;
export const setWaiting = (waits: boolean): void => {
  if (waits) writeJson('local', KEY, true);
  else removeItem('local', KEY);
};
