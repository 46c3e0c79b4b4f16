import { createElement, use, type ComponentType } from 'react';

/** A module that is fetched when a page needs it, or what is taken from it. */
export interface OnDemand<T> {
  /** What has been fetched, once it is there. */
  loaded?: { value: T };
  /** Fetches it, once; a failure is kept until `forget`: a render that asked again at each try would wait forever. */
  load: () => Promise<unknown>;
  /** Lets the next `load` ask again, after a failure. */
  forget: () => void;
}

export function onDemand<T>(fetch: () => Promise<T>): OnDemand<T> {
  let loading: Promise<unknown> | undefined;
  const part: OnDemand<T> = {
    load: () => (loading ??= fetch().then((value) => (part.loaded = { value }))),
    forget: () => {
      loading = undefined;
    },
  };
  return part;
}

/** While rendering: waits until all `parts` are there, asked for side by side; fails when one cannot be had. */
export function useAll(parts: readonly OnDemand<unknown>[]): void {
  // Who waits for it hears of a failure.
  for (const part of parts) part.load().catch(() => undefined);
  for (const part of parts) if (!part.loaded) use(part.load());
}

/** A part that is there. */
export const fetched = <T,>({ loaded }: OnDemand<T>): T => (loaded as { value: T }).value;

/** A component whose module has been fetched. */
export function Loaded({ part }: { part: OnDemand<ComponentType> }) {
  return createElement(fetched(part));
}
