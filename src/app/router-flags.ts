import type { FutureConfig } from 'react-router-dom';

/**
 * The router draws a new page as a transition, so that a tap in between is answered.
 * Without a word on each flag it warns.
 */
export const ROUTER_FLAGS: FutureConfig = { v7_startTransition: true, v7_relativeSplatPath: true };
