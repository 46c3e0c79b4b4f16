import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { bookingIdSchema, bookingUpdateSchema, callTapSchema } from '@/contract/staff';
import { refused } from './refused';

describe('a tap on a call link', () => {
  const tap = { source: 'header', page: '/' };

  it('is one on the phone number unless it says otherwise, and need not be worth anything', () => {
    expect(v.parse(callTapSchema, { ...tap, source: ' header ' })).toEqual({ ...tap, channel: 'call' });
    for (const channel of ['call', 'whatsapp', 'sms']) expect(refused(callTapSchema, { ...tap, channel })).toEqual([]);
    for (const value of [0, 1_000_000, 99.5]) expect(refused(callTapSchema, { ...tap, value })).toEqual([]);
    expect(refused(callTapSchema, { source: 's'.repeat(200), page: `/${'p'.repeat(199)}` })).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['source', ' '],
    ['source', 5],
    ['source', 's'.repeat(201)],
    ['page', 'https://elsewhere.example/'],
    ['page', 5],
    ['page', `/${'p'.repeat(200)}`],
    ['value', -1],
    ['value', 1_000_001],
    ['value', '1600'],
    ['channel', 'fax'],
  ])('is refused with %s %j', (name, value) =>
    expect(refused(callTapSchema, { ...tap, [name]: value })).toEqual([name]),
  );

  it('keeps the campaign of the visit, and nothing else that came with it', () => {
    const attribution = { utm_source: 'fair' };
    expect(v.parse(callTapSchema, { ...tap, attribution, name: 'Mariam' })).toEqual({
      ...tap,
      channel: 'call',
      attribution,
    });
    expect(v.parse(callTapSchema, { ...tap, attribution: { name: 'Mariam' } })).toMatchObject({ attribution: {} });
  });
});

it('a booking is named by its id, and is pending or done', () => {
  const id = '5ef1f3a5-5a86-4b8e-9f0e-0d9a4f5c7a10';
  for (const status of ['pending', 'done']) expect(refused(bookingUpdateSchema, { id, status })).toEqual([]);
  expect(refused(bookingUpdateSchema, { id, status: 'lost' })).toEqual(['status']);
  for (const wrong of ["x' or 1=1", 5, undefined]) expect(refused(bookingIdSchema, { id: wrong })).toEqual(['id']);
});
