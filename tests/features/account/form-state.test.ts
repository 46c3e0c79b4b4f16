/** What may happen to the account form, and what becomes of it: one row a transition. */
import { describe, expect, it } from 'vitest';
import type { Booking } from '@/contract/booking-schema';
import { INITIAL, reduce, type Action, type FormState } from '@/features/account/form-state';

const booking = { id: 'a', status: 'pending' } as Booking;
const errors = { company: 'Please enter the company' };
const state = (over: Partial<FormState>): FormState => ({ ...INITIAL, ...over });

const EDITING = { name: 'editing' } as const;
const sending = state({ phase: { name: 'sending' } });
const handed = state({ phase: { name: 'sending' }, sent: booking, handed: 'x' });
const waiting = state({ ...handed, phase: { name: 'waiting', booking, fresh: true } });
const stored = state({ handed: 'x', phase: { name: 'stored', reference: 'RNM-A', fresh: true } });

type Row = [title: string, before: FormState, action: Action, after: FormState];
const rows: Row[] = [
  [
    'pressed: what was said of the request before goes',
    state({ failure: 'unsaved', earlier: 'maybe', sent: booking, handed: 'x' }),
    { type: 'sending' },
    handed,
  ],
  ['its code is late', sending, { type: 'late' }, state({ ...sending, failure: 'slow' })],
  [
    'not in order: the summary is shown once more',
    state({ ...sending, failure: 'slow', attempt: 1 }),
    { type: 'invalid', errors },
    state({ errors, attempt: 2 }),
  ],
  ['handed in', state({ ...sending, errors, failure: 'slow' }), { type: 'handed', booking, values: 'x' }, handed],
  ['arrived', handed, { type: 'stored', reference: 'RNM-A', fresh: true, edited: false }, stored],
  [
    'arrived by itself while it waits',
    waiting,
    { type: 'stored', reference: 'RNM-A', fresh: false, edited: false },
    state({ handed: 'x', phase: { name: 'stored', reference: 'RNM-A', fresh: false } }),
  ],
  [
    'arrived after all, while another is being typed: that one stays',
    state({ sent: booking, handed: 'x', failure: 'unsaved', errors }),
    { type: 'stored', reference: 'RNM-A', fresh: false, edited: true },
    state({ handed: 'x', errors, earlier: { reference: 'RNM-A' } }),
  ],
  [
    'refused: the next takes its place',
    handed,
    { type: 'refused', errors },
    state({ sent: booking, handed: 'x', errors, failure: 'refused', attempt: 1 }),
  ],
  [
    'refused since the visit before',
    INITIAL,
    { type: 'refused', errors, booking },
    state({ sent: booking, errors, failure: 'refused', attempt: 1 }),
  ],
  ['not sent yet: it waits', handed, { type: 'waiting', booking, fresh: true }, waiting],
  [
    'waits since the visit before',
    INITIAL,
    { type: 'waiting', booking, fresh: false },
    state({ sent: booking, phase: { name: 'waiting', booking, fresh: false } }),
  ],
  [
    'neither sent nor kept',
    handed,
    { type: 'failed', why: 'unsaved' },
    state({ sent: booking, handed: 'x', failure: 'unsaved' }),
  ],
  ['taken back before it went', waiting, { type: 'cancelled' }, state({ handed: 'x', returned: 1 })],
  [
    'taken back when it may have arrived: it keeps its id',
    waiting,
    { type: 'cancelled', maybe: booking },
    state({ handed: 'x', sent: booking, earlier: 'maybe', returned: 1 }),
  ],
  ['taken back in another tab', waiting, { type: 'dropped' }, state({ ...waiting, phase: EDITING })],
  ['wanted for another', stored, { type: 'again' }, state({ handed: 'x', returned: 1 })],
  [
    'a field is touched: its message goes, the others stay',
    state({ errors: { ...errors, areas: 'Please say where' } }),
    { type: 'touched', name: 'areas' },
    state({ errors }),
  ],
];

/** No re-render: the very same state. */
const idle: [title: string, before: FormState, action: Action][] = [
  ['nothing waits that another tab could have taken back', stored, { type: 'dropped' }],
  ['a field without a message is touched', state({ errors }), { type: 'touched', name: 'email' }],
];

describe('the account form', () => {
  it.each(rows)('%s', (_title, before, action, after) => expect(reduce(before, action)).toEqual(after));
  it.each(idle)('%s', (_title, before, action) => expect(reduce(before, action)).toBe(before));
});
