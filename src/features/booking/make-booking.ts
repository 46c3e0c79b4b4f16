import type { Attribution, BookingForm, Position, Spoken } from '@/contract/booking';
import type { Booking } from '@/contract/booking-schema';
import { estimateAed } from '@/contract/estimate';

interface Extras {
  id: string;
  /** ISO 8601. */
  submittedAt: string;
  position?: Position;
  attribution: Attribution;
  /** Of the page. */
  lang: Spoken;
}

/** The booking as it is sent (spec 2, section 3, "A stored booking adds …"; decisions, section E). */
export function makeBooking(form: BookingForm, { id, submittedAt, position, attribution, lang }: Extras): Booking {
  return {
    ...form,
    id,
    estimatedCost: estimateAed(form.service, form.urgency, form.vehicleType),
    submittedAt,
    status: 'pending',
    lang,
    position,
    ...(Object.keys(attribution).length > 0 ? { attribution } : {}),
  };
}
