import type { TrackEvent } from '@/tracking/events';

/** A booking for AED 180, as the form reports it. */
export const bookingEvent = (id: string): TrackEvent => ({
  name: 'booking_form_submit',
  id,
  service: 'car_recovery',
  location: 'Deira',
  urgency: 'immediate',
  value: 180,
  customer: { firstName: 'A', lastName: 'B', phone: '0501234567', email: '' },
  timestamp: 't',
});
