import { createContext, use } from 'react';
import type { FleetWords } from '@/content/fleet-types';

/** The fleet's words in the language of the page; `FleetSection` gives them to all of its parts. */
export const FleetContext = createContext<FleetWords | undefined>(undefined);

/** Throws outside a `FleetSection`. */
export function useFleetWords(): FleetWords {
  const words = use(FleetContext);
  if (!words) throw new Error('the fleet has no words here');
  return words;
}
