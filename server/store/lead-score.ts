import type { Booking } from '../../src/contract/booking-schema.ts';
import type { Urgency } from '../../src/contract/catalogue.ts';

const URGENCY_POINTS: Record<Urgency, number> = { immediate: 40, within_hour: 30, scheduled: 15 };

/**
 * How likely and how valuable a booking is, 0 to 100, by a rule that can be checked by hand:
 * how soon it is wanted (immediate 40, within the hour 30, scheduled 15), plus 20 for an
 * estimate of AED 250 or more, plus 15 for a GPS position, plus 10 each for an e-mail address
 * and for a vehicle's make or model, plus 5 for having come by an advertisement (`gclid`).
 */
export function leadScore(booking: Booking, estimate: number): number {
  const { email, vehicleMake, vehicleModel } = booking.customerInfo;
  return (
    URGENCY_POINTS[booking.urgency] +
    (estimate >= 250 ? 20 : 0) +
    (booking.position ? 15 : 0) +
    (email ? 10 : 0) +
    (vehicleMake || vehicleModel ? 10 : 0) +
    (booking.attribution?.gclid ? 5 : 0)
  );
}
