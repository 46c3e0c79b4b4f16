import type { ComponentType } from 'react';
import { loadFrame } from './layouts/frames';
import { matchPage } from './match';

const pages = new Map<string, ComponentType>();
const pending = new Map<string, Promise<void>>();

/** The page of an address, when its code is here already. */
export const loadedPage = (key: string): ComponentType | undefined => pages.get(key);

/** Fetches the code and content of an address (page and frame side by side); resolves when it can be rendered at once. */
export function preload(pathname: string): Promise<void> {
  const match = matchPage(pathname);
  const running = pending.get(match.key);
  if (running) return running;
  const loading = Promise.all([match.load(match.params), loadFrame(match.frame)]).then(
    ([page]) => void pages.set(match.key, page),
    (error: unknown) => {
      pending.delete(match.key);
      throw error;
    },
  );
  pending.set(match.key, loading);
  return loading;
}
