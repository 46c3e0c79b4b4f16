import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { jobChangeSchema, newJobSchema, truckSchema } from '@/contract/job/change';
import { refused } from '../refused';

const asked = { version: 3, by: 'Omar' };
const position = { lat: 25.2, lng: 55.3, accuracy: 10 };
const changes: Record<string, object> = {
  step: { to: 'sent' },
  end: { to: 'cancelled', reason: 'price' },
  undo: {},
  note: { text: 'Blue gate' },
  place: { place: 'Exit 39' },
  price: { price: 250 },
  truck: { truckId: 7 },
  eta: { minutes: 20 },
  danger: { danger: true },
  problem: { problem: 'no_answer' },
};
const sent = (kind: string, more: object = {}) =>
  refused(jobChangeSchema, { ...asked, kind, ...changes[kind], ...more });

describe('what the desk may ask of a job', () => {
  it.each(Object.keys(changes))('%s, by somebody, on a version that was seen', (kind) => {
    expect(sent(kind)).toEqual([]);
    for (const by of ['', '  ', '\u200b', 'x'.repeat(41), 5, undefined]) expect(sent(kind, { by })).toEqual(['by']);
    for (const version of [0, 1.5, '3', undefined]) expect(sent(kind, { version })).toEqual(['version']);
  });

  it.each<[string, string, unknown]>([
    ['step', 'to', 'cancelled'],
    ['step', 'minutes', 0],
    ['step', 'minutes', 24 * 60 + 1],
    ['step', 'minutes', 7.5],
    ['step', 'minutes', '20'],
    ['step', 'truckId', 1.5],
    ['step', 'price', -1],
    ['step', 'price', 99.5],
    ['step', 'price', 1_000_001],
    ['step', 'price', '250'],
    ['step', 'payment', 'gold'],
    ['end', 'to', 'done'],
    ['end', 'reason', 'because'],
    ['end', 'note', 'x'.repeat(501)],
    ['note', 'text', ' '],
    ['note', 'id', 'x'],
    ['note', 'text', 'x'.repeat(501)],
    ['place', 'place', ''],
    ['place', 'place', 'x'.repeat(201)],
    ['place', 'position', { lat: 25 }],
    ['price', 'price', undefined],
    ['price', 'price', -1],
    ['price', 'payment', 'gold'],
    ['truck', 'truckId', undefined],
    ['truck', 'truckId', 0.5],
    ['eta', 'minutes', undefined],
    ['eta', 'minutes', 0],
    ['danger', 'danger', 'yes'],
    ['problem', 'problem', 'hungry'],
    ['problem', 'note', 'x'.repeat(501)],
  ])('%s is refused with %s %j', (kind, name, value) => {
    expect(new Set(sent(kind, { [name]: value }).map((path) => path.split('.')[0]))).toEqual(new Set([name]));
  });

  it('takes the largest figures that a person could mean, and no truck', () => {
    for (const [kind, more] of [
      ['step', { minutes: 1, truckId: 7, price: 0, payment: 'cash' }],
      ['step', { minutes: 20, truckId: null }],
      ['step', { minutes: 24 * 60, price: 1_000_000, payment: 'account' }],
      ['price', { price: 0, payment: 'wallet' }],
      ['truck', { truckId: null }],
      ['place', { place: 'x'.repeat(200), position }],
      ['danger', { danger: false }],
    ] as const)
      expect(sent(kind, more), kind).toEqual([]);
  });

  it('reads an end and a problem without a note, and no text with the spaces around it', () => {
    for (const kind of ['end', 'problem'])
      expect(v.parse(jobChangeSchema, { ...asked, kind, ...changes[kind] })).toMatchObject({ note: '' });
    expect(v.parse(jobChangeSchema, { ...asked, by: ' Omar ', kind: 'note', text: ' gate ' })).toMatchObject({
      by: 'Omar',
      text: 'gate',
    });
  });
});

describe('a call that is taken down', () => {
  const call = { id: '5ef1f3a5-5a86-4b8e-9f0e-0d9a4f5c7a10', by: 'Omar', phone: '0501234567' };

  it.each([
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['+966 050 123 4567', '+966501234567'],
    ['0091 98765 43210', '+919876543210'],
    // Read as they were typed: the UAE's, and what is no number of any country.
    ['+971 50 123 4567', '+971 50 123 4567'],
    ['00971 4 123 4567', '00971 4 123 4567'],
    ['050 123 4567', '050 123 4567'],
    ['+999 123 4567', '+999 123 4567'],
  ])('the number %s is kept as %s', (typed, kept) => {
    expect(v.parse(newJobSchema, { ...call, phone: typed }).phone).toBe(kept);
  });

  it('needs the number only, and is urgent and in English until somebody says otherwise', () => {
    expect(v.parse(newJobSchema, call)).toEqual({
      ...call,
      press: 1,
      name: '',
      urgency: 'immediate',
      place: '',
      vehicle: '',
      words: '',
      danger: false,
      lang: 'en',
    });
    const whole = {
      service: 'towing_service',
      urgency: 'scheduled',
      position,
      danger: true,
      lang: 'ar',
      name: 'Aisha',
    };
    expect(v.parse(newJobSchema, { ...call, ...whole })).toMatchObject(whole);
  });

  it.each<[string, unknown]>([
    ['id', 'x'],
    ['id', 7],
    ['press', 0],
    ['press', 1.5],
    ['by', ' '],
    ['phone', '0'.repeat(31)],
    ['phone', ' '],
    ['phone', 'ask him'],
    ['name', 'x'.repeat(121)],
    ['service', 'submarine'],
    ['urgency', 'never'],
    ['place', 'x'.repeat(201)],
    ['position', {}],
    ['vehicle', 'x'.repeat(121)],
    ['words', 'x'.repeat(2001)],
    ['danger', 'yes'],
    ['lang', 'x'.repeat(11)],
  ])('is refused with %s %j', (name, value) => {
    const paths = refused(newJobSchema, { ...call, [name]: value }).map((path) => path.split('.')[0]);
    expect(new Set(paths)).toEqual(new Set([name]));
  });
});

describe('a truck', () => {
  const truck = { plate: 'A 12345', kind: 'Flatbed', driver: 'Imran', phone: '0501234567', onDuty: true };
  it('has a plate, a driver, a number and a duty; its kind may be left open', () => {
    expect(v.parse(truckSchema, { ...truck, kind: '' })).toEqual({ ...truck, kind: '', lang: 'en' });
    expect(refused(truckSchema, { ...truck, id: 4, lang: 'ur', onDuty: false })).toEqual([]);
  });
  it.each<[string, unknown]>([
    ['id', 1.5],
    ['plate', ''],
    ['plate', 'x'.repeat(21)],
    ['kind', 'x'.repeat(41)],
    ['driver', ' '],
    ['driver', 'x'.repeat(41)],
    ['phone', ''],
    ['phone', 'x'.repeat(31)],
    ['lang', 'x'.repeat(11)],
    ['onDuty', 'yes'],
  ])('is refused with %s %j', (name, value) =>
    expect(refused(truckSchema, { ...truck, [name]: value })).toEqual([name]),
  );
});
