/** The form and its outbox: what the form shows of news that come by themselves. */
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { contentOf, POSITION_LASTS_MS, readDraft, writeDraft } from '@/features/booking/draft';
import { EMPTY_VALUES as EMPTY } from '@/contract/booking-fields';
import { validate } from '@/features/booking/form-values';
import { makeBooking } from '@/features/booking/make-booking';
import type { Cancelled, OutboxNews, SubmitResult } from '@/features/booking/outbox';
import type { Entry } from '@/features/booking/outbox/store';
import { useBookingForm } from '@/features/booking/use-booking-form';
import { dropTicket } from '@/lib/ticket';

const fake = vi.hoisted(() => ({
  entries: [] as Entry[],
  delivered: [] as string[],
  submit: vi.fn<() => Promise<SubmitResult>>(),
  cancel: vi.fn<() => Promise<Cancelled>>(async () => 'maybe'),
  tell: (_news: OutboxNews): void => undefined,
}));
vi.mock('@/features/booking/outbox', () => ({
  startOutbox: () => ({
    waiting: async () => fake.entries,
    wasDelivered: async (id: string) => fake.delivered.includes(id),
    submit: fake.submit,
    flush: async () => void (fake.entries = []),
    cancel: fake.cancel,
    listen: (listener: typeof fake.tell) => {
      fake.tell = listener;
      return () => undefined;
    },
  }),
}));

const values = {
  ...EMPTY,
  service: 'desert_recovery',
  location: 'Hatta',
  vehicleType: 'SUV',
  firstName: 'Omar',
  lastName: 'Haddad',
  phone: '0501234567',
  description: 'Sunk',
  consent: true,
};
const checked = validate(values);
if (!checked.ok) throw new Error('refused');
const content = contentOf(checked.form);
const booking = makeBooking(checked.form, {
  id: 'a',
  submittedAt: '2026-11-21T08:00:00.000Z',
  attribution: {},
  lang: 'en',
});
const refused: Entry = {
  id: 'a',
  booking,
  attempts: 1,
  nextAt: 0,
  rejected: { message: '', fields: { phone: 'Please enter a valid UAE phone number' } },
};
const waiting: Entry = { id: 'a', booking, attempts: 1, nextAt: 0 };

beforeEach(() => {
  fake.entries = [];
  fake.delivered = [];
  fake.submit.mockReset();
});

async function open() {
  const { result } = renderHook(() => useBookingForm());
  await act(async () => undefined);
  return result;
}
const news = (told: OutboxNews) => act(async () => fake.tell(told));

it('a booking that is no longer in the outbox is confirmed only when it is known to have arrived', async () => {
  writeDraft({ values, sent: { id: 'a', content, kept: true } });
  const lost = await open();
  expect([lost.current.phase, lost.current.reference, lost.current.values]).toEqual(['editing', '', values]);
  fake.delivered = ['a'];
  const arrived = await open();
  await waitFor(() => expect(arrived.current.phase).toBe('confirmed'));
  expect(readDraft()).toBeUndefined();
});

it('a page that is come back to by Back shows what another one has sent meanwhile, or has had refused', async () => {
  const shownAgain = () =>
    act(async () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  writeDraft({ values, sent: { id: 'a', content, kept: true } });
  fake.entries = [waiting];
  const form = await open();
  expect(form.current.waiting).toEqual([waiting]);
  fake.entries = [refused];
  await shownAgain();
  expect(form.current.errorList).toEqual([{ name: 'phone', code: 'phoneInvalid' }]);
  const { attempt } = form.current;
  await shownAgain();
  expect(form.current.attempt).toBe(attempt);
  fake.entries = [];
  fake.delivered = ['a'];
  await shownAgain();
  await waitFor(() => expect(form.current.phase).toBe('confirmed'));
  expect(form.current.waiting).toEqual([]);
});

it('what was typed after it was sent stays, with the reference', async () => {
  writeDraft({ values: { ...values, description: 'Out again, flat tyre' }, sent: { id: 'a', content, kept: true } });
  fake.entries = [waiting];
  const form = await open();
  await news({ id: 'a', result: { kind: 'stored', reference: 'RNM-A' } });
  expect([form.current.phase, form.current.reference, form.current.values.description]).toEqual([
    'editing',
    'RNM-A',
    'Out again, flat tyre',
  ]);
  expect(readDraft()?.sent).toBeUndefined();
});

it('one whose draft is lost, or that waited beside another draft, is told when it goes out', async () => {
  fake.entries = [waiting];
  const other = { ...EMPTY, firstName: 'Sara' };
  writeDraft({ values: other });
  const form = await open();
  await news({ id: 'a', result: { kind: 'stored', reference: 'RNM-A' } });
  expect([form.current.phase, form.current.reference, form.current.values]).toEqual(['editing', 'RNM-A', other]);
});

it('one that is told of is told of no longer when its job has ended: cancelled on its ticket', async () => {
  writeDraft({ values, sent: { id: 'a', content, kept: true } });
  fake.entries = [waiting];
  const form = await open();
  await news({ id: 'a', result: { kind: 'stored', reference: 'RNM-A' } });
  expect([form.current.phase, form.current.reference]).toEqual(['confirmed', 'RNM-A']);
  act(() => dropTicket({ reference: 'RNM-B', path: '' }));
  expect(form.current.reference).toBe('RNM-A');
  act(() => dropTicket({ reference: 'RNM-A', path: '' }));
  expect([form.current.phase, form.current.reference]).toEqual(['editing', '']);
});

it('a form that was left while its booking was sent takes nothing away from the one that has its draft now', async () => {
  writeDraft({ values });
  const answers: ((result: SubmitResult) => void)[] = [];
  fake.submit.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const stored: SubmitResult = { kind: 'stored', reference: 'RNM-A', kept: true };
  const left = renderHook(() => useBookingForm());
  await act(async () => void left.result.current.submit());
  left.unmount();
  // The form in the other language.
  const now = await open();
  act(() => now.current.setField('description', 'Now also a flat tyre'));
  await act(async () => answers[0]?.(stored));
  expect(readDraft()?.values.description).toBe('Now also a flat tyre');

  const last = renderHook(() => useBookingForm());
  await act(async () => void last.result.current.submit());
  last.unmount();
  await act(async () => answers[1]?.(stored));
  expect(readDraft()).toBeUndefined();
});

it('where storage is refused, what was typed still comes along into the other language', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const left = renderHook(() => useBookingForm());
  act(() => left.result.current.setField('description', 'A flat tyre'));
  left.unmount();
  const now = await open();
  expect(now.current.values.description).toBe('A flat tyre');
  vi.restoreAllMocks();
  // Taken by the storage again, it stands there alone.
  act(() => now.current.setField('description', 'Two flat tyres'));
  localStorage.clear();
  expect(readDraft()).toBeUndefined();
});

it('one that is cancelled while it is being sent is not called kept when the line fails', async () => {
  writeDraft({ values });
  let fail: (result: SubmitResult) => void = () => undefined;
  fake.submit.mockReturnValue(new Promise((resolve) => (fail = resolve)));
  const form = await open();
  let done: Promise<void> = Promise.resolve();
  act(() => void (done = form.current.submit()));
  const { id } = readDraft()!.sent!;
  await news({ id, result: { kind: 'cancelled' } });
  await act(async () => {
    fail({ kind: 'unreachable', kept: false });
    await done;
  });
  expect([form.current.phase, form.current.failure]).toEqual(['editing', undefined]);
});

it('one that the storage refuses to give up is still there, and said to be', async () => {
  fake.entries = [waiting];
  const form = await open();
  fake.cancel.mockRejectedValueOnce(new Error('the storage is gone'));
  await act(() => form.current.cancel('a'));
  expect([form.current.waiting, form.current.cancelled]).toEqual([[waiting], 'failed']);
});

it.each(['before its cancelling is answered', 'after it'])(
  'one that has arrived %s is told of once: as booked, not as cancelled',
  async (when) => {
    fake.entries = [waiting];
    const form = await open();
    const cancel = () => act(() => form.current.cancel('a'));
    const arrive = () => news({ id: 'a', result: { kind: 'stored', reference: 'RNM-A' } });
    if (when === 'after it') {
      await cancel();
      expect([form.current.cancelled, form.current.tooLate]).toEqual(['maybe', false]);
      await arrive();
    } else {
      await arrive();
      await cancel();
    }
    expect([form.current.cancelled, form.current.tooLate]).toEqual([undefined, true]);
    expect([form.current.phase, form.current.reference]).toEqual(['editing', 'RNM-A']);
    await news({ id: 'b', result: { kind: 'kept' } });
    expect(form.current.tooLate).toBe(false);
  },
);

it('a position that has grown old in an open form does not go with the booking', async () => {
  writeDraft({ values });
  fake.submit.mockResolvedValue({ kind: 'unreachable', kept: true });
  const form = await open();
  act(() => form.current.setPosition({ lat: 25.05, lng: 55.61, accuracy: 9 }));
  const later = Date.now() + POSITION_LASTS_MS + 1;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  await act(() => form.current.submit());
  expect(fake.submit).toHaveBeenCalledWith(
    expect.not.objectContaining({ position: expect.anything() }),
    undefined,
    expect.any(Promise),
  );
  expect(form.current.position).toBeUndefined();
});

it('the clock set back: the position that the form shows goes with the booking', async () => {
  writeDraft({ values });
  fake.submit.mockResolvedValue({ kind: 'unreachable', kept: true });
  const form = await open();
  const position = { lat: 25.05, lng: 55.61, accuracy: 9 };
  act(() => form.current.setPosition(position));
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(form.current.position).toEqual(position);
  await act(() => form.current.submit());
  expect(fake.submit).toHaveBeenCalledWith(expect.objectContaining({ position }), undefined, expect.any(Promise));
});

it('the clock set back so far that nobody knows how old the position is: the form no longer shows it', async () => {
  const form = await open();
  act(() => form.current.setPosition({ lat: 25.05, lng: 55.61, accuracy: 9 }));
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() - POSITION_LASTS_MS - 60_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(form.current.position).toBeUndefined();
});

it('tried again when its position has grown old, it is the same booking', async () => {
  writeDraft({ values });
  fake.submit.mockResolvedValue({ kind: 'unreachable', kept: true });
  const form = await open();
  act(() => form.current.setPosition({ lat: 25.05, lng: 55.61, accuracy: 9 }));
  await act(() => form.current.submit());
  const { id } = readDraft()!.sent!;
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + POSITION_LASTS_MS + 1);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(form.current.position).toBeUndefined();
  await act(() => form.current.submit());
  expect(readDraft()!.sent!.id).toBe(id);
});

it('news of another booking never replaces the confirmation on the screen', async () => {
  writeDraft({ values });
  fake.submit.mockResolvedValue({ kind: 'stored', reference: 'RNM-NEW', kept: true });
  const form = await open();
  await act(() => form.current.submit());
  await news({ id: 'a', result: { kind: 'stored', reference: 'RNM-A' } });
  expect([form.current.phase, form.current.reference]).toEqual(['confirmed', 'RNM-NEW']);
});

it('cancelled here, sent from a tab that is closed: its draft no longer counts as sent', async () => {
  const form = await open();
  writeDraft({ values, sent: { id: 'a', content, kept: true } });
  await news({ id: 'a', result: { kind: 'cancelled' } });
  expect(readDraft()).toEqual({ values });
  expect(form.current.phase).toBe('editing');
});

it('one that was refused later comes back with its errors, into an empty form', async () => {
  const form = await open();
  fake.entries = [refused];
  await news({ id: 'a', result: { kind: 'rejected', status: 400, ...refused.rejected! } });
  await waitFor(() => expect(form.current.errors).toEqual({ phone: 'phoneInvalid' }));
  expect(form.current.values).toEqual(values);
  expect(form.current.failure).toMatchObject({ kind: 'rejected', kept: true });
  expect(form.current.waiting).toEqual([refused]);
});

it('it never overwrites another draft, nor what was corrected in its own', async () => {
  fake.entries = [refused];
  const other = { ...EMPTY, firstName: 'Sara' };
  writeDraft({ values: other });
  const form = await open();
  expect([form.current.values, form.current.failure, form.current.waiting]).toEqual([other, undefined, [refused]]);
  const mended = { ...values, phone: '0559876543' };
  writeDraft({ values: mended, sent: { id: 'a', content: '' } });
  const own = await open();
  expect(own.current.values).toEqual(mended);
  expect(own.current.errors).toEqual({ phone: 'phoneInvalid' });
});

it('two taps on the button send one booking', async () => {
  writeDraft({ values });
  fake.submit.mockReturnValue(new Promise(() => undefined));
  const form = await open();
  // Both before React has drawn anything.
  await act(async () => {
    void form.current.submit();
    void form.current.submit();
  });
  expect(fake.submit).toHaveBeenCalledTimes(1);
});

it.each([{ id: 'a', content: '{' }, { content: 7 }, 'a'])('a draft with damage in it can be sent: %j', async (sent) => {
  localStorage.setItem('rnm.booking.draft', JSON.stringify({ values, sent }));
  fake.submit.mockResolvedValue({ kind: 'stored', reference: 'RNM-A', kept: false });
  const form = await open();
  await act(() => form.current.submit());
  expect(form.current.phase).toBe('confirmed');
});

it('a sending that breaks gives the button back', async () => {
  writeDraft({ values });
  fake.submit.mockRejectedValue(new Error('no locks, no storage'));
  const form = await open();
  await act(() => form.current.submit());
  expect(form.current.phase).toBe('editing');
  expect(form.current.failure).toEqual({ kind: 'unreachable', kept: false });
});

it('what is being handed in does not flash up among the waiting ones', async () => {
  writeDraft({ values, sent: { id: 'a', content } });
  let answer: (result: SubmitResult) => void = () => undefined;
  fake.submit.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const form = await open();
  let sending: Promise<void> = Promise.resolve();
  act(() => void (sending = form.current.submit()));
  fake.entries = [waiting];
  await news({ id: 'a', result: { kind: 'kept' } });
  expect(form.current.waiting).toEqual([]);
  await act(async () => {
    answer({ kind: 'failed', status: 500, kept: true });
    await sending;
  });
  await waitFor(() => expect(form.current.waiting).toEqual([waiting]));
});

it('what "Try now" has sent is in the list no more when it is done: nobody is told that it was in vain', async () => {
  fake.entries = [waiting];
  const form = await open();
  expect(form.current.waiting).toEqual([waiting]);
  await act(() => form.current.sendNow());
  expect(form.current.waiting).toEqual([]);
});
