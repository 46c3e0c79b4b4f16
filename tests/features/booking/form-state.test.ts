/** What may happen to the booking form, and what becomes of it: one row a transition. */
import { describe, expect, it } from 'vitest';
import { EMPTY_VALUES } from '@/contract/booking-fields';
import { contentOf, EMPTY_DRAFT, type Draft } from '@/features/booking/draft';
import { INITIAL, reduce, type Action, type FormState } from '@/features/booking/form-state';
import { validate } from '@/features/booking/form-values';
import { makeBooking } from '@/features/booking/make-booking';
import type { SubmitResult } from '@/features/booking/outbox';

const filled = {
  ...EMPTY_VALUES,
  service: 'desert_recovery',
  location: 'Hatta',
  vehicleType: 'SUV',
  firstName: 'Omar',
  lastName: 'Haddad',
  phone: '0501234567',
  description: 'Sunk',
  consent: true,
};
const checked = validate(filled);
if (!checked.ok) throw new Error('refused');
const position = { lat: 24.8, lng: 56.1, accuracy: 9 };
const booking = makeBooking(checked.form, {
  id: 'a',
  submittedAt: '2026-11-21T08:00:00.000Z',
  attribution: {},
  lang: 'en',
});
const sent = { id: 'a', content: contentOf(checked.form) };
const draft: Draft = { values: filled, sent };
const other: Draft = { values: { ...EMPTY_VALUES, firstName: 'Sara' } };
const later: Draft = { values: { ...filled, description: 'Out again' }, sent };
const failed: SubmitResult = { kind: 'failed', status: 500, kept: true };
const rejected = { message: '', fields: { phone: 'Please enter a valid UAE phone number' } };
const refusal: SubmitResult = { kind: 'rejected', status: 400, kept: true, ...rejected };
const errors = { phone: 'phoneInvalid' } as const;

const state = (over: Partial<FormState>): FormState => ({ ...INITIAL, ...over });
const editing = state({ draft });
const submitting = state({ draft, phase: 'submitting' });
const confirmed = state({ phase: 'confirmed', reference: 'RNM-A', stored: filled });

type Row = [title: string, before: FormState, action: Action, after: FormState];
const rows: Row[] = [
  ['opened, nothing kept, nothing typed', INITIAL, { type: 'opened', typed: {} }, INITIAL],
  ['opened with a kept draft', INITIAL, { type: 'opened', kept: draft, typed: {} }, state({ draft, restored: true })],
  [
    'opened with something typed before the script came',
    INITIAL,
    { type: 'opened', typed: { firstName: 'Mariam' } },
    state({ draft: { values: { ...EMPTY_VALUES, firstName: 'Mariam' } } }),
  ],
  [
    'opened with both: what was typed is newer',
    INITIAL,
    { type: 'opened', kept: draft, typed: { firstName: 'Mariam' } },
    state({ restored: true, draft: { ...draft, values: { ...filled, firstName: 'Mariam' } } }),
  ],
  [
    'a field edited: its error and the failure go, other errors stay',
    state({ draft, errors: { ...errors, location: 'locationRequired' }, failure: failed }),
    { type: 'edited', name: 'phone', value: '0559876543' },
    state({
      draft: { ...draft, values: { ...filled, phone: '0559876543' } },
      errors: { location: 'locationRequired' },
    }),
  ],
  [
    'the number is one from abroad: its error goes, by another rule',
    state({ draft, errors: { ...errors, location: 'locationRequired' } }),
    { type: 'edited', name: 'phoneAbroad', value: 'yes' },
    state({ draft: { ...draft, values: { ...filled, phoneAbroad: 'yes' } }, errors: { location: 'locationRequired' } }),
  ],
  [
    'a position found, with its area',
    state({ draft: other, errors: { location: 'locationRequired' } }),
    { type: 'located', position, at: 5, location: 'Hatta' },
    state({ draft: { values: { ...other.values, location: 'Hatta' }, position, positionAt: 5 } }),
  ],
  [
    'a position found: the area chosen by hand and its error stay',
    state({ draft, errors: { location: 'locationRequired' } }),
    { type: 'located', position, at: 5 },
    state({ draft: { ...draft, position, positionAt: 5 }, errors: { location: 'locationRequired' } }),
  ],
  [
    'a position found after a failure: it is an edit, and what waits does not have it',
    state({ draft, failure: failed }),
    { type: 'located', position, at: 5 },
    state({ draft: { ...draft, position, positionAt: 5 } }),
  ],
  [
    'a position found when the booking has left without it',
    submitting,
    { type: 'located', position, at: 5 },
    submitting,
  ],
  [
    'a position taken back',
    state({ draft: { ...draft, position, positionAt: 5 } }),
    { type: 'located', at: 6 },
    state({ draft: { ...draft, position: undefined, positionAt: undefined } }),
  ],
  [
    'a position grown old',
    state({ draft: { ...draft, position, positionAt: 5 } }),
    { type: 'positionExpired' },
    state({ draft: { ...draft, position: undefined, positionAt: undefined } }),
  ],
  [
    'sent with errors',
    state({ draft: other, failure: failed }),
    { type: 'invalid', errors },
    state({ draft: other, errors, attempt: 1 }),
  ],
  [
    'submitted',
    state({ draft: { values: filled, position, positionAt: 5 }, failure: failed }),
    { type: 'submitted', sent, position },
    state({ phase: 'submitting', draft: { values: filled, position, positionAt: 5, sent } }),
  ],
  [
    'submitted with a position that has grown old',
    state({ draft: { values: filled, position, positionAt: 5 } }),
    { type: 'submitted', sent },
    state({ phase: 'submitting', draft: { values: filled, position: undefined, positionAt: undefined, sent } }),
  ],
  [
    'answered: stored',
    submitting,
    { type: 'answered', id: 'a', result: { kind: 'stored', reference: 'RNM-A', kept: false } },
    confirmed,
  ],
  ['answered: failed', submitting, { type: 'answered', id: 'a', result: failed }, state({ draft, failure: failed })],
  [
    'answered: refused',
    submitting,
    { type: 'answered', id: 'a', result: refusal },
    state({ draft, failure: refusal, errors, attempt: 1 }),
  ],
  [
    'answered: failed, but cancelled meanwhile',
    state({ phase: 'submitting', draft: { values: filled } }),
    { type: 'answered', id: 'a', result: failed },
    state({ draft: { values: filled } }),
  ],
  [
    'answered: stored, but cancelled meanwhile',
    state({ phase: 'submitting', draft: { values: filled } }),
    { type: 'answered', id: 'a', result: { kind: 'stored', reference: 'RNM-A', kept: false } },
    state({ draft: { values: filled }, reference: 'RNM-A' }),
  ],
  [
    'written into the outbox',
    submitting,
    { type: 'kept', id: 'a' },
    state({ phase: 'submitting', draft: { values: filled, sent: { ...sent, kept: true } } }),
  ],
  ['another one written into the outbox', submitting, { type: 'kept', id: 'b' }, submitting],
  [
    'arrived by itself, as it stands in the form',
    state({ draft, failure: failed }),
    { type: 'arrived', id: 'a', reference: 'RNM-A' },
    confirmed,
  ],
  [
    'arrived by itself, edited since',
    state({ draft: later, failure: failed }),
    { type: 'arrived', id: 'a', reference: 'RNM-A' },
    state({ draft: { values: later.values }, reference: 'RNM-A' }),
  ],
  [
    'arrived while its own answer is on the way',
    submitting,
    { type: 'arrived', id: 'a', reference: 'RNM-A' },
    submitting,
  ],
  [
    'another one arrived',
    editing,
    { type: 'arrived', id: 'b', reference: 'RNM-B' },
    state({ draft, reference: 'RNM-B' }),
  ],
  [
    'another one arrived during the confirmation',
    confirmed,
    { type: 'arrived', id: 'b', reference: 'RNM-B' },
    confirmed,
  ],
  [
    'refused later, into an empty form',
    INITIAL,
    { type: 'refused', id: 'a', booking, rejected },
    state({
      draft: {
        values: filled,
        position: undefined,
        positionAt: Date.parse(booking.submittedAt),
        sent: { id: 'a', content: '' },
      },
      errors,
      failure: refusal,
      attempt: 1,
    }),
  ],
  [
    'refused later: what was corrected since stays',
    state({ draft: later }),
    { type: 'refused', id: 'a', booking, rejected },
    state({ draft: later, errors, failure: refusal, attempt: 1 }),
  ],
  [
    'refused later, another one being typed',
    state({ draft: other }),
    { type: 'refused', id: 'a', booking, rejected },
    state({ draft: other }),
  ],
  [
    'cancelled',
    state({ draft, errors, failure: failed }),
    { type: 'cancelled', id: 'a' },
    state({ draft: { values: filled } }),
  ],
  [
    'another one cancelled',
    state({ draft, failure: failed }),
    { type: 'cancelled', id: 'b' },
    state({ draft, failure: failed }),
  ],
  [
    'the job of the booking that is told of has ended',
    state({ draft, reference: 'RNM-A' }),
    { type: 'ended', reference: 'RNM-A' },
    editing,
  ],
  [
    'the same while the next one is being sent',
    state({ draft, phase: 'submitting', reference: 'RNM-A' }),
    { type: 'ended', reference: 'RNM-A' },
    submitting,
  ],
  ['the same during its confirmation', confirmed, { type: 'ended', reference: 'RNM-A' }, INITIAL],
  ['another job has ended', confirmed, { type: 'ended', reference: 'RNM-B' }, confirmed],
  ['the confirmation is over', confirmed, { type: 'resumed' }, state({ reference: 'RNM-A' })],
  ['the confirmation is over, twice', editing, { type: 'resumed' }, editing],
];

describe('the booking form', () => {
  it.each(rows)('%s', (_title, before, action, after) => {
    const frozen = JSON.stringify(before);
    expect(reduce(before, action)).toEqual(after);
    expect(JSON.stringify(before)).toBe(frozen);
  });

  it('an empty draft is what a confirmed form goes back to', () => {
    expect(reduce(confirmed, { type: 'resumed' }).draft).toBe(EMPTY_DRAFT);
  });
});
