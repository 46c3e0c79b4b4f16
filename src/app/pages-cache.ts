import type { ComponentType } from 'react';
import { loadFrame } from './layouts/frames';
import { matchPage } from './match';

const pages = new Map<string, ComponentType>();
const pending = new Map<string, Promise<void>>();

/** The page of an address, when its code is here already. */
export const loadedPage = (key: string): ComponentType | undefined => pages.get(key);

/**
 * Fetches the code and content of an address (page and frame side by side); resolves when it can be rendered at once. A
 * failure is kept until `forget`: a render that asked again at each try would wait forever.
 */
export function preload(pathname: string): Promise<void> {
  const match = matchPage(pathname);
  const running = pending.get(match.key);
  if (running) return running;
  const loading = Promise.all([match.load(match.params), loadFrame(match.frame)]).then(([page]) => void pages.set(match.key, page));
  pending.set(match.key, loading);
  return loading;
}

/** Lets the next visit to an address that failed ask again. */
export const forget = (pathname: string): void => void pending.delete(matchPage(pathname).key);
