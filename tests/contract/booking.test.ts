import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bookingReference, bookingSchema, PHONE_PATTERN } from '@/contract/booking';
import { BOOKING_AREAS, LOCATION_OPTIONS, SERVICE_IDS, SERVICE_PRICES, URGENCIES, VEHICLE_TYPES } from '@/contract/catalogue';
import { estimateAed } from '@/contract/estimate';

const booking = {
  id: 'b7d0a7f0-4f2d-4c39-9f31-2f8a3bb1c111', service: 'towing_service', location: 'Deira', vehicleType: 'Van', urgency: 'scheduled',
  customerInfo: { firstName: 'Aisha', lastName: 'Khan', phone: '050 123 4567', description: 'Gearbox' },
  consent: true, estimatedCost: 200, submittedAt: '2026-11-21T08:00:00.000Z', status: 'pending',
};
const messages = (data: unknown) => v.safeParse(bookingSchema, data).issues?.map((i) => `${i.path?.at(-1)?.key}: ${i.message}`) ?? [];

describe('the booking schema', () => {
  it('takes a whole booking and fills in the optional texts', () => {
    const result = v.parse(bookingSchema, booking);
    expect(result.customerInfo).toMatchObject({ email: '', vehicleMake: '', vehicleModel: '', vehicleYear: '' });
  });
  it.each([
    ['+971501234567', true], ['0501234567', true], ['+971 50 123 4567', true], ['05 0123 4567', true],
    ['501234567', false], ['+97150123456', false], ['00971501234567', false], ['0501234567x', false], ['+9715012345678', false],
  ])('phone %s: %s', (phone, ok) => {
    expect(PHONE_PATTERN.test(phone.replace(/\s/g, ''))).toBe(ok);
    expect(messages({ ...booking, customerInfo: { ...booking.customerInfo, phone } })).toEqual(ok ? [] : ['phone: phoneInvalid']);
  });
  it.each([['a@b.ae', true], ['', true], ['a@b', false], ['a b@c.ae', false], ['@c.ae', false]])('email "%s": %s', (email, ok) => {
    expect(messages({ ...booking, customerInfo: { ...booking.customerInfo, email } })).toEqual(ok ? [] : ['email: emailInvalid']);
  });
  it('names what is missing', () => {
    expect(messages({ ...booking, service: 'submarine', consent: false, customerInfo: { ...booking.customerInfo, firstName: ' ', description: '' } })).toEqual([
      'service: serviceRequired', 'firstName: firstNameRequired', 'description: descriptionRequired', 'consent: consentRequired',
    ]);
  });
  it('refuses what is no booking at all', () => {
    for (const junk of [null, 7, 'x', [], { id: {} }]) expect(v.safeParse(bookingSchema, junk).success).toBe(false);
  });
});

describe('the estimate', () => {
  it('is base × 1.2 immediate × 1.15 luxury or sports, rounded, for every combination', () => {
    for (const service of SERVICE_IDS)
      for (const urgency of URGENCIES)
        for (const type of VEHICLE_TYPES) {
          const exact = (SERVICE_PRICES[service] * (urgency === 'immediate' ? 12 : 10) * (/^(Luxury|Sports)/.test(type) ? 115 : 100)) / 1000;
          expect(estimateAed(service, urgency, type)).toBe(Math.round(exact));
        }
  });
  it('knows the documented figures', () => {
    expect(estimateAed('car_recovery', 'immediate', '')).toBe(180);
    expect(estimateAed('motorcycle_recovery', 'immediate', 'Sports Car')).toBe(138);
    expect(estimateAed('luxury_car_recovery', 'scheduled', 'Luxury Car')).toBe(288);
  });
});

describe('the catalogue', () => {
  it('has 20 areas and Other', () => {
    expect(BOOKING_AREAS).toHaveLength(20);
    expect(LOCATION_OPTIONS).toHaveLength(21);
    expect(LOCATION_OPTIONS.at(-1)).toBe('Other (specify in description)');
  });
  it('places every area in the emirate', () => {
    for (const { name, lat, lng } of BOOKING_AREAS) {
      expect(lat, name).toBeGreaterThan(24.7);
      expect(lat, name).toBeLessThan(25.36);
      expect(lng, name).toBeGreaterThan(54.9);
      expect(lng, name).toBeLessThan(56.2);
    }
  });
});

it('a reference is short, upper case and derived from the id', () => {
  expect(bookingReference('b7d0a7f0-4f2d-4c39-9f31-2f8a3bb1c111')).toBe('RNM-B7D0A7');
});
