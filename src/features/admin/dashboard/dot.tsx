import type { IntegrationState } from './integrations';

const LOOK: Record<IntegrationState, string> = {
  checking: 'rounded-full bg-amber-400 forced-colors:border-2',
  connected: 'rounded-full bg-whatsapp forced-colors:bg-[CanvasText]',
  // A ring.
  off: 'rounded-full border-2 border-current opacity-60',
  // A square: the difference shows without colour too.
  error: 'rounded-[2px] bg-danger-light outline-2 outline-danger',
};

/**
 * Yellow while checking, green when connected, red on an error (spec 2, section 4,
 * "Health dots"), a grey ring where nothing is configured. The words stand beside it.
 */
export function Dot({ state }: { state: IntegrationState }) {
  return <span aria-hidden="true" data-state={state} className={`inline-block size-3 shrink-0 ${LOOK[state]}`} />;
}
