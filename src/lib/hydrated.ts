import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while prerendering and during hydration, true from then on: for what only the browser can know (address, clock). */
export const useHydrated = (): boolean => useSyncExternalStore(never, () => true, () => false);
