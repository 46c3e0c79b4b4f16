/** Which bookings have been reported: one booking is one conversion, over retries, corrections and reloads. */
import { readJson, writeJson } from '@/lib/storage';

const KEY = 'rnm.counted';
/** So many ids are remembered, the newest last. */
const REMEMBERED = 20;

const isIds = (value: unknown): value is string[] => Array.isArray(value);

/** Where the browser refuses storage: for as long as the page stands. */
const inThisPage = new Set<string>();

/** True for a booking that has not been counted, nor the one that it `replaces`; from then on it is. */
export function countOnce(id: string, replaces?: string): boolean {
  const stored = readJson('local', KEY, isIds) ?? [];
  const known = [id, replaces ?? id].some((one) => inThisPage.has(one) || stored.includes(one));
  inThisPage.add(id);
  if (!stored.includes(id)) writeJson('local', KEY, [...stored, id].slice(-REMEMBERED));
  return !known;
}
