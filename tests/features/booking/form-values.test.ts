import { beforeEach, expect, it } from 'vitest';
import { clearDraft, readDraft, writeDraft } from '@/features/booking/draft';
import { EMPTY, validate } from '@/features/booking/form-values';
import { makeBooking, newId } from '@/features/booking/make-booking';
import { errorsFromServer } from '@/features/booking/rejection';

const filled = { ...EMPTY, service: 'desert_recovery', location: 'Hatta', vehicleType: 'SUV', firstName: ' Omar ', lastName: 'Haddad', phone: '+971 50 123 4567', description: 'Sunk to the doors', consent: true };
beforeEach(() => localStorage.clear());

it('an empty form has the document’s eight messages', () => {
  const result = validate(EMPTY);
  expect(result.ok ? {} : result.errors).toEqual({
    service: 'serviceRequired', location: 'locationRequired', vehicleType: 'vehicleTypeRequired', firstName: 'firstNameRequired', lastName: 'lastNameRequired',
    phone: 'phoneRequired', description: 'descriptionRequired', consent: 'consentRequired',
  });
});

it('a filled form becomes the document’s shape, with estimate, time, status and id', () => {
  const result = validate(filled);
  if (!result.ok) throw new Error('refused');
  const booking = makeBooking(result.form, { id: 'i', submittedAt: 't', attribution: {} });
  expect(booking).toEqual({
    service: 'desert_recovery', location: 'Hatta', vehicleType: 'SUV', urgency: 'immediate', consent: true, id: 'i', estimatedCost: 360, submittedAt: 't', status: 'pending',
    customerInfo: { firstName: 'Omar', lastName: 'Haddad', phone: '+971 50 123 4567', email: '', vehicleMake: '', vehicleModel: '', vehicleYear: '', description: 'Sunk to the doors' },
  });
});

it('ids are version-4 UUIDs, with and without randomUUID', () => {
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  expect(newId()).toMatch(uuid);
  expect(newId({ getRandomValues: (a) => crypto.getRandomValues(a) })).toMatch(uuid);
});

it('a draft comes back whole; a corrupt or foreign one is dropped; an untouched form leaves none', () => {
  writeDraft({ values: filled, position: { lat: 25.1, lng: 55.2, accuracy: 9 } });
  expect(readDraft()).toEqual({ values: filled, position: { lat: 25.1, lng: 55.2, accuracy: 9 } });
  writeDraft({ values: EMPTY });
  expect(readDraft()).toBeUndefined();
  localStorage.setItem('rnm.booking.draft', '{"values":{"service":7}}');
  expect(readDraft()).toBeUndefined();
  clearDraft();
});

it('the server’s messages find their fields; an unknown field is left out', () => {
  expect(errorsFromServer({ phone: 'Please enter a valid UAE phone number', firstName: 'Something else', id: 'x' })).toEqual({ phone: 'phoneInvalid', firstName: 'invalidText' });
});
