import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bookingSchema } from '@/contract/booking-schema';
import { PHONE_PATTERN } from '@/contract/phone';
import { e164 } from '@/contract/phone-abroad';
import {
  BOOKING_AREAS,
  LOCATION_OPTIONS,
  SERVICE_IDS,
  SERVICE_PRICES,
  URGENCIES,
  VEHICLE_TYPES,
} from '@/contract/catalogue';
import { estimateAed } from '@/contract/estimate';
import { refused } from './refused';

const booking = {
  id: 'b7d0a7f0-4f2d-4c39-9f31-2f8a3bb1c111',
  service: 'towing_service',
  location: 'Deira',
  vehicleType: 'Van',
  urgency: 'scheduled',
  customerInfo: { firstName: 'Aisha', lastName: 'Khan', phone: '050 123 4567', description: 'Gearbox' },
  consent: true,
  estimatedCost: 200,
  submittedAt: '2026-11-21T08:00:00.000Z',
  status: 'pending',
};
const messages = (data: unknown) =>
  v.safeParse(bookingSchema, data).issues?.map((i) => `${i.path?.at(-1)?.key}: ${i.message}`) ?? [];

describe('the booking schema', () => {
  it('takes a whole booking and fills in the optional texts', () => {
    const result = v.parse(bookingSchema, booking);
    expect(result.customerInfo).toMatchObject({ email: '', vehicleMake: '', vehicleModel: '', vehicleYear: '' });
  });
  it.each([
    ['+971501234567', true],
    ['0501234567', true],
    ['+971 50 123 4567', true],
    ['05 0123 4567', true],
    ['501234567', false],
    ['+97150123456', false],
    ['00971501234567', false],
    ['0501234567x', false],
    ['+9715012345678', false],
  ])('phone %s: %s', (phone, ok) => {
    expect(PHONE_PATTERN.test(phone.replace(/\s/g, ''))).toBe(ok);
    expect(messages({ ...booking, customerInfo: { ...booking.customerInfo, phone } })).toEqual(
      ok ? [] : ['phone: phoneInvalid'],
    );
  });
  it.each([
    ['٠٥٠ ١٢٣ ٤٥٦٧', '050 123 4567'],
    ['+۹۷۱ ۵۰ ۱۲۳ ۴۵۶۷', '+971 50 123 4567'],
    ['\u202a+971 50 123 4567\u202c', '+971 50 123 4567'],
    ['\u2066050\u200e1234567\u2069', '0501234567'],
  ])('phone %j, from another keyboard or copied out of a chat, is kept as %s', (phone, kept) => {
    const customerInfo = { ...booking.customerInfo, phone };
    expect(v.parse(bookingSchema, { ...booking, customerInfo }).customerInfo.phone).toBe(kept);
  });
  it.each([
    ['mariam@example.com\u200f', 'mariam@example.com'],
    ['\u202a mariam@example.com\u202c', 'mariam@example.com'],
    ['\ufeffmariam٩٧@example.com\u200b', 'mariam97@example.com'],
    ['\u200f', ''],
  ])('email %j, from another keyboard or copied out of a chat, is kept as %s', (email, kept) => {
    const customerInfo = { ...booking.customerInfo, email };
    expect(v.parse(bookingSchema, { ...booking, customerInfo }).customerInfo.email).toBe(kept);
  });
  it.each([
    ['a@b.ae', true],
    ['', true],
    ['a@b', false],
    ['a b@c.ae', false],
    ['@c.ae', false],
  ])('email "%s": %s', (email, ok) => {
    expect(messages({ ...booking, customerInfo: { ...booking.customerInfo, email } })).toEqual(
      ok ? [] : ['email: emailInvalid'],
    );
  });
  it('names what is missing', () => {
    expect(
      messages({
        ...booking,
        service: 'submarine',
        consent: false,
        customerInfo: { ...booking.customerInfo, firstName: ' ', description: '' },
      }),
    ).toEqual([
      'service: serviceRequired',
      'consent: consentRequired',
      'description: descriptionRequired',
      'firstName: firstNameRequired',
    ]);
  });
  it('refuses what is no booking at all', () => {
    for (const junk of [null, 7, 'x', [], { id: {} }]) expect(v.safeParse(bookingSchema, junk).success).toBe(false);
  });
});

describe('how much a booking may hold', () => {
  const by = (field: string, text: string) =>
    messages({ ...booking, customerInfo: { ...booking.customerInfo, [field]: text } });
  const spaced = (length: number) => `050${' '.repeat(length - 10)}1234567`;
  const mail = (length: number) => `${'a'.repeat(length - 5)}@b.ae`;
  const plain = (length: number) => 'x'.repeat(length);

  it.each([
    ['firstName', 80, plain, 'tooLong'],
    ['lastName', 80, plain, 'tooLong'],
    ['phone', 30, spaced, 'tooLong'],
    ['email', 254, mail, 'emailInvalid'],
    ['vehicleMake', 60, plain, 'tooLong'],
    ['vehicleModel', 60, plain, 'tooLong'],
    ['vehicleYear', 10, plain, 'tooLong'],
    ['description', 2000, plain, 'tooLong'],
  ] as const)('%s: %i characters, and no more', (field, most, text, code) => {
    expect(by(field, text(most))).toEqual([]);
    expect(by(field, text(most + 1))).toEqual([`${field}: ${code}`]);
  });

  it.each([-1, 1.5, '200', undefined])('%j is no estimate', (estimatedCost) => {
    expect(messages({ ...booking, estimatedCost })).toEqual(['estimatedCost: estimateInvalid']);
  });
  it('an estimate may be nothing, as for an account', () => {
    expect(messages({ ...booking, estimatedCost: 0 })).toEqual([]);
  });

  const position = { lat: 25.2, lng: 55.3, accuracy: 12 };
  it.each([
    ['lat', -90, 90],
    ['lng', -180, 180],
    ['accuracy', 0, 10_000_000],
  ])('a position whose %s is between %d and %d', (name, least, most) => {
    const refusedAt = (value: unknown) =>
      refused(bookingSchema, { ...booking, position: { ...position, [name]: value } });
    for (const value of [least, most]) expect(refusedAt(value)).toEqual([]);
    for (const value of [least - 0.1, most + 0.1, '25', undefined])
      expect(refusedAt(value)).toEqual([`position.${name}`]);
  });

  it.each(['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid'])(
    'a campaign in %s, of 200 characters at most',
    (name) => {
      const kept = (text: string) => v.parse(bookingSchema, { ...booking, attribution: { [name]: text } }).attribution;
      expect(kept(plain(200))).toEqual({ [name]: plain(200) });
      expect(kept(plain(201))).toEqual({});
    },
  );
  it.each([{ name: 'Mariam' }, { gclid: 5 }, 'a campaign', null])(
    'a campaign in no other word: the booking is accepted without %j',
    (attribution) => expect(v.parse(bookingSchema, { ...booking, attribution }).attribution).toEqual({}),
  );
});

describe('the estimate', () => {
  it('is base × 1.2 immediate × 1.15 luxury or sports, rounded, for every combination', () => {
    for (const service of SERVICE_IDS)
      for (const urgency of URGENCIES)
        for (const type of VEHICLE_TYPES) {
          const exact =
            (SERVICE_PRICES[service] *
              (urgency === 'immediate' ? 12 : 10) *
              (/^(Luxury|Sports)/.test(type) ? 115 : 100)) /
            1000;
          expect(estimateAed(service, urgency, type)).toBe(Math.round(exact));
        }
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

describe('text that nobody can read', () => {
  it.each([
    ['NUL', '\u0000'],
    ['zero-width spaces', '\u200b\u200b'],
    ['joiners', '\u200d\u200c'],
    ['direction marks', '\u200e\u200f\u202e\u2066\u2069'],
    ['a byte order mark', '\ufeff'],
    ['a soft hyphen', '\u00ad'],
    ['Hangul fillers', '\u3164\u115f'],
    ['an empty Braille cell', '\u2800'],
    ['a lone half of a character', '\ud800'],
    ['all of them, with spaces', ' \u0000 \u200b\t\u202e '],
  ])('is no name, phone or description: %s', (_name, text) => {
    for (const [field, code] of [
      ['firstName', 'firstNameRequired'],
      ['lastName', 'lastNameRequired'],
      ['phone', 'phoneRequired'],
      ['description', 'descriptionRequired'],
    ] as const) {
      expect(messages({ ...booking, customerInfo: { ...booking.customerInfo, [field]: text } })[0]).toBe(
        `${field}: ${code}`,
      );
    }
  });
  it('may stand in a text that can be read', () => {
    for (const name of ['می\u200cخواهم', '👨\u200d🔧', '\u200fعمر', 'O’Neil', '李']) {
      expect(messages({ ...booking, customerInfo: { ...booking.customerInfo, firstName: name } })).toEqual([]);
    }
  });
});

describe('the time of a booking', () => {
  it.each([
    '2026-02-31T10:00:00.000Z',
    '2026-04-31T10:00:00Z',
    '2025-02-29T00:00:00Z',
    '2026-13-01T00:00:00Z',
    'soon',
    '2026-11-21',
  ])('%s is none', (submittedAt) => {
    expect(messages({ ...booking, submittedAt })).toContain('submittedAt: timeInvalid');
  });
  it.each(['2028-02-29T23:59:59.999Z', '2026-12-31T23:30:00+04:00', '2026-03-01T00:15:00+04:00'])(
    '%s is one',
    (submittedAt) => {
      expect(messages({ ...booking, submittedAt })).toEqual([]);
    },
  );
});

describe('what decides the truck', () => {
  const EMPTY = {
    hurt: '',
    destination: '',
    rolls: '',
    keys: '',
    electric: '',
    low: '',
    children: '',
    rental: '',
    headroom: '',
  };

  it('reads the year of a car as the staff do', () => {
    const customerInfo = { ...booking.customerInfo, vehicleYear: '\u200f٢٠١٩ ' };
    expect(v.parse(bookingSchema, { ...booking, customerInfo }).customerInfo.vehicleYear).toBe('2019');
  });

  it('need not be said: a client that knows none of it books as before', () => {
    expect(v.parse(bookingSchema, booking)).toMatchObject(EMPTY);
  });

  it.each([
    ['2.1', '2.1'],
    [' 2,10 m ', '2.1'],
    ['٢٫١ م', '2.1'],
    ['۲.۳', '2.3'],
    ['1.95 metres', '1.95'],
    ['2', '2'],
    ['', ''],
    ['\u200f', ''],
  ])('reads the height %j as %j', (typed, kept) => {
    expect(v.parse(bookingSchema, { ...booking, headroom: typed }).headroom).toBe(kept);
  });

  it.each([
    ['headroom', 'high', 'headroomInvalid'],
    ['headroom', '21', 'headroomInvalid'],
    ['headroom', '0.9', 'headroomInvalid'],
    ['headroom', '7', 'headroomInvalid'],
    ['headroom', 2.1, 'headroomInvalid'],
    ['hurt', 'maybe', 'answerInvalid'],
    ['destination', 'the moon', 'answerInvalid'],
    ['rolls', true, 'answerInvalid'],
  ])('refuses %s %j', (name, value, code) => {
    const result = v.safeParse(bookingSchema, { ...booking, [name]: value });
    expect(result.issues?.map(({ message }) => message)).toEqual([code]);
  });
});

describe('a number from abroad', () => {
  const withPhone = (phone: string, phoneAbroad?: string) =>
    messages({
      ...booking,
      customerInfo: { ...booking.customerInfo, phone, ...(phoneAbroad === undefined ? {} : { phoneAbroad }) },
    });

  it.each(['+44 7400 123456', '0049 (151) 1234-5678', '+966501234567', '+971 50 123 4567'])('%s is one', (phone) => {
    expect(withPhone(phone, 'yes')).toEqual([]);
  });
  it.each(['050 123 4567', '+44', 'call me', '+0 123 456 789', '+1234567890123456'])('%s is none', (phone) => {
    expect(withPhone(phone, 'yes')).toEqual(['phone: phoneAbroadInvalid']);
  });
  it('has to be said: without it the UAE rule holds, with its message', () => {
    expect(withPhone('+44 7400 123456')).toEqual(['phone: phoneInvalid']);
    expect(withPhone('+44 7400 123456', '')).toEqual(['phone: phoneInvalid']);
    expect(withPhone('', 'yes')).toEqual(['phone: phoneRequired']);
    expect(withPhone('050 123 4567', 'no')).toEqual(['phoneAbroad: answerInvalid']);
  });

  it.each([
    ['0049 (151) 1234-5678', '+4915112345678'],
    ['+44 7400 123456', '+447400123456'],
    ['+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', '+966501234567'],
    ['٠٠٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', '+966501234567'],
    ['\u202a0044 7400 123456\u202c', '+447400123456'],
    ['+44 12', undefined],
    ['+999 123 456 789', undefined],
    ['050 123 4567', undefined],
  ])('%s is dialled as %s', (typed, dialled) => {
    expect(e164(typed)).toBe(dialled);
  });
});
