import type { Check } from '../data/use-dashboard';

const LOOK: Record<Check['state'], string> = {
  checking: 'rounded-full bg-amber-400',
  connected: 'rounded-full bg-whatsapp',
  // A square: the difference shows without colour too.
  error: 'rounded-[2px] bg-danger-light outline-2 outline-danger',
};

/** Yellow while checking, green when connected, red on an error (spec 2, section 4, "Health dots"). The words stand beside it. */
export function Dot({ state }: { state: Check['state'] }) {
  return <span aria-hidden="true" data-state={state} className={`inline-block size-3 shrink-0 ${LOOK[state]}`} />;
}
