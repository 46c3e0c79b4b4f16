import type { Attribution } from '@/contract/booking';
import { readJson, writeJson } from '@/lib/storage';

/** Longest campaign parameter that is kept, equal to the booking schema's, which the entry has no room for. */
export const MAX_LENGTH_ATTRIBUTION = 200;

const KEY = 'rnm.attribution';
const PARAMETERS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid'] as const;

const isAttribution = (value: unknown): value is Attribution =>
  typeof value === 'object' && value !== null && Object.values(value).every((v) => typeof v === 'string');

function campaign(search: string): Attribution {
  const query = new URLSearchParams(search);
  const found: Record<string, string> = {};
  for (const name of PARAMETERS) {
    const value = query.get(name);
    if (value) found[name] = value.slice(0, MAX_LENGTH_ATTRIBUTION);
  }
  return found;
}

/**
 * Keeps the campaign parameters of the landing address for this visit (the tab). A later landing replaces them.
 * `referrer`: the page before, which is the landing when a link there was tapped before its scripts had kept anything.
 */
export function saveAttribution(search: string, referrer = document.referrer): void {
  const before = referrer.startsWith(`${location.origin}/`) ? new URL(referrer).search : '';
  const found = [search, before].map(campaign).find((parameters) => Object.keys(parameters).length > 0);
  if (found) writeJson('session', KEY, found);
}

/** The campaign parameters of this visit; empty when it came without any. */
export const attribution = (): Attribution => readJson('session', KEY, isAttribution) ?? {};
