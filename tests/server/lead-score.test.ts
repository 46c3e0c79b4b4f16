import { expect, it } from 'vitest';
import { leadScore } from '../../server/store/lead-score';
import type { Booking } from '../../src/contract/booking-schema';
import { booking } from './fixture';

const plain = booking({ urgency: 'scheduled' }, { email: '', vehicleMake: '', vehicleModel: '' }) as unknown as Booking;

it.each([
  [249, 15],
  [250, 35],
  [251, 35],
])('an estimate of AED %i gives %i points: 250 is enough', (estimate, points) => {
  expect(leadScore(plain, estimate)).toBe(points);
});

it.each<[string, Record<string, unknown>, Record<string, unknown>, number]>([
  ['immediate', { urgency: 'immediate' }, {}, 40],
  ['within the hour', { urgency: 'within_hour' }, {}, 30],
  ['a position', { position: { lat: 25.2, lng: 55.3, accuracy: 10 } }, {}, 30],
  ['an e-mail address', {}, { email: 'mariam@site.example' }, 25],
  ['a make', {}, { vehicleMake: 'Nissan' }, 25],
  ['a model', {}, { vehicleModel: 'Patrol' }, 25],
  ['make and model', {}, { vehicleMake: 'Nissan', vehicleModel: 'Patrol' }, 25],
  ['an advertisement', { attribution: { gclid: 'x' } }, {}, 20],
])('%s counts as the rule says', (_, over, who, points) => {
  const made = { ...plain, ...over, customerInfo: { ...plain.customerInfo, ...who } } as Booking;
  expect(leadScore(made, 0)).toBe(points);
});
