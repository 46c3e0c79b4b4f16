import { useSyncExternalStore } from 'react';

/**
 * Where each vehicle is going, in words. Texts change many times a second while the fleet drives, so they bypass
 * React's tree: only the line that shows a text re-renders.
 */
export interface StatusStore {
  get: (id: string) => string | undefined;
  set: (id: string, text: string | undefined) => void;
  subscribe: (listener: () => void) => () => void;
}

/** A store without any status yet. */
export function createStatusStore(): StatusStore {
  const texts = new Map<string, string>();
  const listeners = new Set<() => void>();
  return {
    get: (id) => texts.get(id),
    set: (id, text) => {
      if (text === undefined || texts.get(id) === text) return;
      texts.set(id, text);
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The vehicle's present status, or undefined before the map has started. */
export const useStatus = (store: StatusStore, id: string): string | undefined =>
  useSyncExternalStore(
    store.subscribe,
    () => store.get(id),
    () => undefined,
  );
