import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { linkChangeSchemas, newLinkSchema, photoSchema, type Purpose } from '@/contract/job/link';
import { refused } from '../refused';

const id = '5ef1f3a5-5a86-4b8e-9f0e-0d9a4f5c7a10';
const position = { lat: 25.2, lng: 55.3, accuracy: 10 };
const sent = (purpose: Purpose, change: object) => refused(linkChangeSchemas[purpose], { id, ...change });

describe('what a link may ask for', () => {
  const changes = {
    position: { position },
    note: { text: 'Blue gate' },
    place: { place: 'Exit 39' },
    cancel: { reason: 'price' },
    step: { to: 'there' },
    problem: { problem: 'no_answer' },
  };
  it.each<[Purpose, string[]]>([
    ['pin', ['position']],
    ['track', ['position', 'note', 'place', 'cancel']],
    ['job', ['note', 'step', 'problem']],
  ])('the link "%s": %j, and nothing else', (purpose, allowed) => {
    const taken = Object.entries(changes).filter(([kind, more]) => sent(purpose, { kind, ...more }).length === 0);
    expect(taken.map(([kind]) => kind)).toEqual(allowed);
  });

  it.each<[Purpose, string, object, string]>([
    ['job', 'minutes that are no time', { kind: 'step', to: 'sent', minutes: 0 }, 'minutes'],
    ['job', 'more than a day', { kind: 'step', to: 'sent', minutes: 24 * 60 + 1 }, 'minutes'],
    ['job', 'part of a minute', { kind: 'step', to: 'sent', minutes: 2.5 }, 'minutes'],
    ['job', 'a price below nothing', { kind: 'step', to: 'done', price: -1 }, 'price'],
    ['job', 'a price of millions', { kind: 'step', to: 'done', price: 1_000_001 }, 'price'],
    ['job', 'part of a dirham', { kind: 'step', to: 'done', price: 99.5 }, 'price'],
    ['job', 'a payment that nobody takes', { kind: 'step', to: 'done', payment: 'gold' }, 'payment'],
    ['job', 'a step that is none', { kind: 'step', to: 'cancelled' }, 'to'],
    ['job', 'a problem that is none', { kind: 'problem', problem: 'hungry' }, 'problem'],
    ['job', 'an endless problem', { kind: 'problem', problem: 'other', note: 'x'.repeat(501) }, 'note'],
    ['track', "a reason that is the desk's", { kind: 'cancel', reason: 'police_moved_it' }, 'reason'],
    ['track', 'an endless note', { kind: 'note', text: 'x'.repeat(501) }, 'text'],
    ['track', 'a note of spaces', { kind: 'note', text: '  ' }, 'text'],
    ['track', 'a note that is no text', { kind: 'note', text: 5 }, 'text'],
    ['track', 'an endless reason', { kind: 'cancel', reason: 'other', note: 'x'.repeat(501) }, 'note'],
    ['track', 'a note of what nobody sees', { kind: 'note', text: '\u202e\u0000' }, 'text'],
    ['track', 'a place of what nobody sees', { kind: 'place', place: '\u200b' }, 'place'],
    ['track', 'no place', { kind: 'place', place: '' }, 'place'],
    ['track', 'an endless place', { kind: 'place', place: 'x'.repeat(201) }, 'place'],
    ['pin', 'a place beside the earth', { kind: 'position', position: { ...position, lat: 91 } }, 'position.lat'],
    ['pin', 'another press than any', { kind: 'position', position, id: '7' }, 'id'],
    ['pin', 'a press without an id', { kind: 'position', position, id: undefined }, 'id'],
    ['pin', 'a press of the future', { kind: 'position', position, ago: -1 }, 'ago'],
    ['pin', 'a time in words', { kind: 'position', position, ago: 'now' }, 'ago'],
  ])('the link "%s" refuses %s', (purpose, _what, change, field) => expect(sent(purpose, change)).toEqual([field]));

  it('takes the largest figures and texts that a person could mean', () => {
    for (const step of [
      { minutes: 1 },
      { minutes: 24 * 60 },
      { price: 0, payment: 'cash' },
      { price: 1_000_000, payment: 'account' },
    ])
      expect(sent('job', { kind: 'step', to: 'done', ...step })).toEqual([]);
    expect(sent('track', { kind: 'place', place: 'x'.repeat(200) })).toEqual([]);
  });

  it('reads a press as one of just now, without a note, and without the spaces around a text', () => {
    expect(v.parse(linkChangeSchemas.track, { id, kind: 'cancel', reason: 'price' })).toMatchObject({
      ago: 0,
      note: '',
    });
    expect(v.parse(linkChangeSchemas.job, { id, kind: 'problem', problem: 'other' })).toMatchObject({
      ago: 0,
      note: '',
    });
    expect(v.parse(linkChangeSchemas.track, { id, kind: 'note', text: `  ${'x'.repeat(500)} ` })).toMatchObject({
      text: 'x'.repeat(500),
    });
  });
});

describe('the address of a photograph', () => {
  const photo = { id, moment: 'before', part: 'damage' };
  it('says how long ago it was taken; unsaid, it was now', () => {
    expect(v.parse(photoSchema, { ...photo, ago: '999999999999999' }).ago).toBe(999_999_999_999_999);
    expect(v.parse(photoSchema, photo).ago).toBe(0);
  });
  it.each([
    ['ago', '-1'],
    ['ago', '1e3'],
    ['ago', ''],
    ['ago', '1234567890123456'],
    ['ago', '5x'],
    ['ago', 'x5'],
    ['id', '../../1'],
    ['moment', 'during'],
    ['part', 'roof'],
  ])('refuses %s "%s"', (name, value) => expect(refused(photoSchema, { ...photo, [name]: value })).toEqual([name]));
});

it('a new link is one of the three, and leaves those that are about unless it is asked to renew them', () => {
  expect(v.parse(newLinkSchema, { purpose: 'track' })).toEqual({ purpose: 'track', renew: false });
  expect(v.parse(newLinkSchema, { purpose: 'pin', renew: true }).renew).toBe(true);
  expect(refused(newLinkSchema, { purpose: 'desk' })).toEqual(['purpose']);
});
