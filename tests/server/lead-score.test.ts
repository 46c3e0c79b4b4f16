import { expect, it } from 'vitest';
import { leadScore } from '../../server/store/lead-score';
import type { Booking } from '../../src/contract/booking';
import { booking } from './fixture';

const plain = booking({ urgency: 'scheduled' }, { email: '', vehicleMake: '', vehicleModel: '' }) as unknown as Booking;

it.each([
  [249, 15],
  [250, 35],
  [251, 35],
])('an estimate of AED %i gives %i points: 250 is enough', (estimate, points) => {
  expect(leadScore(plain, estimate)).toBe(points);
});
