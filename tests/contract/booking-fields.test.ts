import * as v from 'valibot';
import { expect, it } from 'vitest';
import { bookingFormSchema } from '@/contract/booking';
import { BOOKING_FIELDS, EMPTY_VALUES, FIELD_NAMES, flat, KEPT_FIELDS, nested } from '@/contract/booking-fields';

const form = {
  location: 'Hatta',
  hurt: 'no',
  service: 'desert_recovery',
  vehicleType: 'SUV',
  destination: 'garage',
  rolls: 'no',
  keys: 'yes',
  electric: '',
  low: '',
  children: 'yes',
  rental: '',
  headroom: '2.1',
  urgency: 'scheduled',
  consent: true,
  customerInfo: {
    firstName: 'Omar',
    lastName: 'Haddad',
    phone: '0501234567',
    phoneAbroad: '',
    email: 'o@example.com',
    vehicleMake: 'Nissan',
    vehicleModel: 'Patrol',
    vehicleYear: '2020',
    description: 'Sunk',
  },
};

it('turns a booking into flat values and back, with nothing lost', () => {
  const values = flat(form);
  expect(Object.keys(values)).toEqual(FIELD_NAMES);
  expect(nested(values)).toEqual(form);
});

it('the schema holds every field, in its place', () => {
  const named = [
    ...Object.keys(bookingFormSchema.entries),
    ...Object.keys(bookingFormSchema.entries.customerInfo.entries),
  ];
  expect(named.filter((name) => name !== 'customerInfo').sort()).toEqual([...FIELD_NAMES].sort());
});

it('the store keeps every field but the consent, each in a column of its own', () => {
  expect(KEPT_FIELDS.map(({ name }) => name)).toEqual(FIELD_NAMES.filter((name) => name !== 'consent'));
  expect(new Set(KEPT_FIELDS.map(({ column }) => column)).size).toBe(KEPT_FIELDS.length);
});

it('what may hold any text is marked as typed, so that the store cleans it and the search finds it', () => {
  // No database keeps its sign in the middle.
  const takesAny = KEPT_FIELDS.filter(({ name }) => v.safeParse(BOOKING_FIELDS[name].rule, 'a\0b').success);
  expect(takesAny.length).toBeGreaterThan(0);
  expect(takesAny.filter(({ typed }) => !typed)).toEqual([]);
});

it('the untouched form is immediate and empty otherwise', () => {
  expect(Object.entries(EMPTY_VALUES).filter(([, value]) => value)).toEqual([['urgency', 'immediate']]);
  expect(Object.keys(BOOKING_FIELDS)[0]).toBe('location');
});
