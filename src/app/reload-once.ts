import { readJson, writeJson } from '@/lib/storage';

const KEY = 'rnm.reloaded';
const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Loads the address whole, for a page whose code cannot be had (a release has replaced it): once per address and tab, and not
 * without a network, where a second load brings nothing new. Whether it does.
 */
export function reloadOnce(): boolean {
  const here = window.location.href;
  if (!navigator.onLine || readJson('session', KEY, isText) === here || !writeJson('session', KEY, here)) return false;
  window.location.reload();
  return true;
}
