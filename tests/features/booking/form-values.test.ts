import { expect, it } from 'vitest';
import {
  clearDraft,
  clearSent,
  contentOf,
  isAsSent,
  POSITION_LASTS_MS,
  readDraft,
  writeDraft,
} from '@/features/booking/draft';
import { estimateAed } from '@/contract/estimate';
import { EMPTY_VALUES as EMPTY } from '@/contract/booking-fields';
import { validate } from '@/features/booking/form-values';
import { makeBooking } from '@/features/booking/make-booking';
import { newId } from '@/lib/new-id';
import { errorsFromServer } from '@/features/booking/rejection';

const filled = {
  ...EMPTY,
  service: 'desert_recovery',
  location: 'Hatta',
  vehicleType: 'SUV',
  firstName: ' Omar ',
  lastName: 'Haddad',
  phone: '+971 50 123 4567',
  description: 'Sunk to the doors',
  consent: true,
};
const position = { lat: 25.1, lng: 55.2, accuracy: 9 };

it('an empty form has the document’s eight messages', () => {
  const result = validate(EMPTY);
  expect(result.ok ? {} : result.errors).toEqual({
    service: 'serviceRequired',
    location: 'locationRequired',
    vehicleType: 'vehicleTypeRequired',
    firstName: 'firstNameRequired',
    lastName: 'lastNameRequired',
    phone: 'phoneRequired',
    description: 'descriptionRequired',
    consent: 'consentRequired',
  });
});

it('a filled form becomes the document’s shape, with estimate, time, status and id', () => {
  const result = validate(filled);
  if (!result.ok) throw new Error('refused');
  const booking = makeBooking(result.form, { id: 'i', submittedAt: 't', attribution: {}, lang: 'ar' });
  expect(booking).toEqual({
    service: 'desert_recovery',
    location: 'Hatta',
    vehicleType: 'SUV',
    urgency: 'immediate',
    hurt: '',
    destination: '',
    rolls: '',
    keys: '',
    electric: '',
    low: '',
    children: '',
    rental: '',
    headroom: '',
    consent: true,
    id: 'i',
    estimatedCost: estimateAed('desert_recovery', 'immediate', 'SUV'),
    submittedAt: 't',
    status: 'pending',
    lang: 'ar',
    customerInfo: {
      firstName: 'Omar',
      lastName: 'Haddad',
      phone: '+971 50 123 4567',
      phoneAbroad: '',
      email: '',
      vehicleMake: '',
      vehicleModel: '',
      vehicleYear: '',
      description: 'Sunk to the doors',
    },
  });
});

it('ids are version-4 UUIDs, with and without randomUUID', () => {
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  expect(newId()).toMatch(uuid);
  expect(newId({ getRandomValues: (a) => crypto.getRandomValues(a) })).toMatch(uuid);
});

it('a draft comes back whole; a corrupt or foreign one is dropped; an untouched form leaves none', () => {
  const draft = { values: filled, position, positionAt: Date.now() };
  writeDraft(draft);
  expect(readDraft()).toEqual(draft);
  writeDraft({ values: EMPTY });
  expect(readDraft()).toBeUndefined();
  localStorage.setItem('rnm.booking.draft', '{"values":{"service":7}}');
  expect(readDraft()).toBeUndefined();
  clearDraft();
});

it('a choice that is no longer offered is open again; what was typed stays', () => {
  const stored = { ...filled, service: 'moon_recovery', urgency: 'whenever', hurt: 'perhaps', phone: '050 1' };
  localStorage.setItem('rnm.booking.draft', JSON.stringify({ values: stored }));
  expect(readDraft()?.values).toEqual({ ...filled, service: '', urgency: 'immediate', hurt: '', phone: '050 1' });
});

it.each([
  ['description', 'The gear box '.repeat(200)],
  ['email', 'mariam@'],
  ['headroom', 'about 210 cm'],
  ['vehicleYear', 'about 2019, I think'],
  ['firstName', 'M'.repeat(81)],
])('what was typed stays in the draft where it has to be corrected first: %s', (name, typed) => {
  expect(validate({ ...filled, service: 'car_recovery', [name]: typed }).ok).toBe(false);
  writeDraft({ values: { ...filled, [name]: typed } });
  expect(readDraft()?.values).toEqual({ ...filled, [name]: typed });
});

it.each([null, 7, 'x', {}, { id: 7, content: '' }, { id: 'i' }])(
  'what a draft says of an earlier sending is dropped when it is damaged: %j',
  (sent) => {
    localStorage.setItem('rnm.booking.draft', JSON.stringify({ values: filled, sent }));
    expect(readDraft()).toEqual({ values: filled });
  },
);

it.each(['{', '7', 'null', '[]', '[null,null]', '[{"customerInfo":null}]'])(
  'a content that is damaged, %s, is not what the form holds',
  (content) => {
    localStorage.setItem('rnm.booking.draft', JSON.stringify({ values: filled, sent: { id: 'i', content } }));
    expect(isAsSent(readDraft()!)).toBe(false);
  },
);

it('a position is kept for two hours; an old one, one from far ahead and one without a time are dropped, the values are not', () => {
  const now = Date.UTC(2026, 10, 21);
  const read = (positionAt: unknown, place: unknown = position) => {
    localStorage.setItem('rnm.booking.draft', JSON.stringify({ values: filled, position: place, positionAt }));
    return readDraft(now);
  };
  // The clock may have been set back since.
  for (const at of [now - POSITION_LASTS_MS, now + 1, now + POSITION_LASTS_MS])
    expect(read(at)?.position).toEqual(position);
  for (const at of [now - POSITION_LASTS_MS - 1, now + POSITION_LASTS_MS + 1, undefined, null, 'today'])
    expect(read(at)).toEqual({ values: filled });
  expect(read(now, { lat: '25' })).toEqual({ values: filled });
});

it('knows whether the form still holds what was sent; a position that grew too old is no edit', () => {
  const checked = validate(filled);
  if (!checked.ok) throw new Error('refused');
  const sent = { id: 'i', content: contentOf(checked.form, position) };
  expect(isAsSent({ values: filled, position, sent })).toBe(true);
  expect(isAsSent({ values: filled, sent })).toBe(true);
  expect(isAsSent({ values: filled, position: { ...position, lat: 24 }, sent })).toBe(false);
  expect(isAsSent({ values: { ...filled, description: 'Out again, but flat' }, position, sent })).toBe(false);
  expect(isAsSent({ values: { ...filled, phone: '' }, sent })).toBe(false);
  expect(isAsSent({ values: filled })).toBe(false);
  expect(isAsSent({ values: filled, sent: { id: 'i', content: '' } })).toBe(false);
});

it('a booking that has arrived takes its draft away, but not what was typed since, nor that of another', () => {
  const checked = validate(filled);
  if (!checked.ok) throw new Error('refused');
  const sent = { id: 'i', content: contentOf(checked.form) };
  const edited = { values: { ...filled, description: 'Out again, but flat' }, sent };
  writeDraft(edited);
  clearSent('i');
  expect(readDraft()).toEqual(edited);
  writeDraft({ values: filled, sent });
  clearSent('j');
  expect(readDraft()).toEqual({ values: filled, sent });
  clearSent('i');
  expect(readDraft()).toBeUndefined();
});

it('the server’s messages find their fields; an unknown field is left out', () => {
  expect(
    errorsFromServer({ phone: 'Please enter a valid UAE phone number', firstName: 'Something else', id: 'x' }),
  ).toEqual({ phone: 'phoneInvalid', firstName: 'notAccepted' });
});

it('what was sent is known again however its fields were ordered, and when it had fewer', () => {
  const checked = validate(filled);
  if (!checked.ok) throw new Error('refused');
  const { customerInfo, ...rest } = checked.form;
  const { email: _none, ...fewer } = customerInfo;
  const turned = Object.fromEntries(Object.entries({ ...rest, customerInfo: fewer }).reverse());
  const sent = { id: 'i', content: JSON.stringify([turned, position]) };
  expect(isAsSent({ values: filled, position, sent })).toBe(true);
  expect(isAsSent({ values: { ...filled, email: 'o@example.com' }, position, sent })).toBe(false);
});

it('an answer to a question that the service does not ask stays in the form and is not sent', () => {
  const values = {
    ...filled,
    service: 'towing_service',
    low: 'yes',
    headroom: '٢٫١٠ م',
    destination: 'home',
    rolls: 'no',
  };
  const said = (service: string) => {
    const checked = validate({ ...values, service });
    if (!checked.ok) throw new Error('refused');
    const { low, headroom, destination, rolls } = checked.form;
    return { low, headroom, destination, rolls };
  };
  expect(said('towing_service')).toEqual({ low: 'yes', headroom: '2.1', destination: 'home', rolls: 'no' });
  expect(said('heavy_vehicle')).toEqual({ low: '', headroom: '', destination: 'home', rolls: 'no' });
  const wrong = { ...values, headroom: 'low' };
  expect(validate(wrong)).toEqual({ ok: false, errors: { headroom: 'headroomInvalid' } });
  expect(validate({ ...wrong, service: 'desert_recovery' }).ok).toBe(true);
});

it('a draft from before a question was asked is taken with no answer to it', () => {
  const { hurt: _h, destination: _d, rolls: _r, headroom: _m, ...before } = filled;
  localStorage.setItem('rnm.booking.draft', JSON.stringify({ values: before }));
  expect(readDraft()).toEqual({ values: filled });
});

it('a number from abroad follows its own rule, once it is known whether the number exists', () => {
  const abroad = { ...filled, phone: '+44 7400 123456', phoneAbroad: 'yes' };
  expect(validate({ ...abroad, phoneAbroad: '' })).toEqual({ ok: false, errors: { phone: 'phoneInvalid' } });
  expect(validate({ ...abroad, phone: '050 123 4567' })).toEqual({
    ok: false,
    errors: { phone: 'phoneAbroadInvalid' },
  });
  expect(validate(abroad).ok).toBe(true);
  expect(validate(abroad, () => false)).toEqual({ ok: false, errors: { phone: 'phoneAbroadInvalid' } });
  expect(validate(filled, () => false).ok).toBe(true);
});
