import type { ServiceId, Urgency } from '@/contract/catalogue';

/** Names of what a booking holds, as the booking form has them. */
export interface BookingNames {
  services: Record<ServiceId, string>;
  urgencies: Record<Urgency, string>;
}
