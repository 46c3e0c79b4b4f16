import { useSyncExternalStore } from 'react';

/** For `useSyncExternalStore`: no news ever comes; what is read is read at each render, and that is often enough. */
export const never = () => () => undefined;

/** `value`; while prerendering and in the hydrating render, `before`. Renders again only where they differ. */
export const useAfterHydration = <T extends string | boolean>(value: T, before: T): T =>
  useSyncExternalStore(
    never,
    () => value,
    () => before,
  );

/** False while prerendering and in the hydrating render, true from then on. */
export const useHydrated = (): boolean => useAfterHydration<boolean>(true, false);

/**
 * Whether a media query holds. False while prerendering and during hydration, so that the first client render is the
 * server's.
 */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
/** Spec 2, section 9: narrow is 768 px or less. */
export const useNarrow = (): boolean => useMedia('(max-width: 768px)');

interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** True when the visitor asked for less data or the connection is 2G-slow: no autoplay, no map, no video then. */
export function dataSaver(nav = globalThis.navigator as { connection?: NetworkInformation } | undefined): boolean {
  const c = nav?.connection;
  return Boolean(c?.saveData || c?.effectiveType === 'slow-2g' || c?.effectiveType === '2g');
}
