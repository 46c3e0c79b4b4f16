import { createElement, use, type ComponentType } from 'react';

/** A module that is fetched when a page needs it, or what is taken from it. */
export interface OnDemand<T> {
  /** What has been fetched, once it is there. */
  loaded?: { value: T };
  /**
   * Fetches it once. A failure is cached until `forgetFailures`: if each render asked again, it would suspend for ever.
   */
  load: () => Promise<unknown>;
}

/** Functions that clear the cached failures, so that the next `load` asks again. */
const failures = new Set<() => void>();

/** Lets all that could not be fetched be asked for again. */
export function forgetFailures(): void {
  failures.forEach((forget) => forget());
  failures.clear();
}

export function onDemand<T>(fetch: () => Promise<T>): OnDemand<T> {
  let loading: Promise<unknown> | undefined;
  const forget = () => (loading = undefined);
  const part: OnDemand<T> = {
    load: () =>
      (loading ??= fetch().then(
        (value) => (part.loaded = { value }),
        (error: unknown) => {
          failures.add(forget);
          throw error;
        },
      )),
  };
  return part;
}

/**
 * While rendering: waits until all `parts` have loaded, in parallel; throws if one cannot be loaded. Begins the wait
 * here, since a page that waits runs no effect.
 */
export function useAll(parts: readonly OnDemand<unknown>[]): void {
  // The error is handled where `use` waits for the part.
  for (const part of parts) part.load().catch(() => undefined);
  for (const part of parts)
    if (!part.loaded) {
      beginWait();
      use(part.load());
    }
}

/** A page is awaited: the stylesheet shows `data-waits` on the root element. */
export const beginWait = (): void => void (document.documentElement.dataset.waits = '');

/** The page is there, or what stands in its place. */
export const endWait = (): void => void delete document.documentElement.dataset.waits;

/** A part that is there. */
export const fetched = <T,>({ loaded }: OnDemand<T>): T => (loaded as { value: T }).value;

/** A component whose module has been fetched. */
export function Loaded({ part }: { part: OnDemand<ComponentType> }) {
  return createElement(fetched(part));
}
