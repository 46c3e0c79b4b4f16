import type { FutureConfig } from 'react-router-dom';

/**
 * The router renders a new page as a transition, so that a tap in between is answered. It warns about each flag that is
 * not set.
 */
export const ROUTER_FLAGS: FutureConfig = { v7_startTransition: true, v7_relativeSplatPath: true };
