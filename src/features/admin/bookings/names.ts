import type { ServiceId, Urgency } from '@/contract/catalogue';

/** Names of what a booking holds, as the booking form has them. */
export interface BookingNames {
  services: Record<ServiceId, string>;
  urgencies: Record<Urgency, string>;
}

/**
 * The name of `id`; what is none of ours keeps its own. Existing endpoints may have stored anything, and anybody may
 * name a campaign in a link: `__proto__` too, which every object has.
 */
export const nameOf = (names: Readonly<Record<string, string>>, id: string): string =>
  (Object.hasOwn(names, id) && names[id]) || id;
