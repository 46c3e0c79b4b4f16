import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Booking } from '@/contract/booking-schema';
import type { OutboxNews } from '@/features/booking/outbox';
import type { Entry } from '@/features/booking/outbox/store';
import type { Ticket } from '@/contract/job/ticket';
import { readTickets, TICKET_KEPT } from '@/lib/ticket';
import { setWaiting, somethingWaits } from '@/lib/waiting-flag';
import { eventually } from '../../../support/eventually';

const fake = vi.hoisted(() => ({
  waiting: vi.fn(async (): Promise<Entry[]> => []),
  flush: vi.fn(async () => undefined),
  submit: vi.fn(async () => ({ kind: 'unreachable', kept: false })),
  tickets: vi.fn(async (): Promise<Ticket[]> => []),
  listener: (_news: OutboxNews, _own: boolean): void => undefined,
}));
vi.mock('@/features/booking/outbox/delivered', () => ({ takeTickets: () => fake.tickets() }));
vi.mock('@/features/booking/outbox/browser', () => ({
  SYNC_TAG: 'rnm-outbox',
  browserOutbox: () => ({ ...fake, listen: (listener: typeof fake.listener) => (fake.listener = listener) }),
}));

const register = vi.fn(async () => undefined);
const entry: Entry = { id: 'a', booking: { id: 'a' } as Booking, attempts: 0, nextAt: 0 };
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  register.mockClear();
  fake.flush.mockReset().mockResolvedValue(undefined);
  fake.waiting.mockReset().mockResolvedValue([]);
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ sync: { register } }) },
  });
});
afterEach(() => vi.useRealTimers());

const start = async () => {
  const { startOutbox } = await import('@/features/booking/outbox/start');
  const outbox = startOutbox();
  await settle();
  return outbox;
};

it('the flag follows a read that succeeded, also for one that was refused; a read that failed leaves it alone', async () => {
  setWaiting(true);
  fake.waiting.mockRejectedValue(new Error('lost'));
  await start();
  expect(somethingWaits()).toBe(true);
  fake.waiting.mockResolvedValue([{ ...entry, rejected: { message: '', fields: {} } }]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(somethingWaits()).toBe(true);
  fake.waiting.mockResolvedValue([]);
  fake.listener({ id: 'a', result: { kind: 'cancelled' } }, true);
  await settle();
  expect(somethingWaits()).toBe(false);
});

it('what only this page holds neither raises the flag nor takes it away', async () => {
  fake.waiting.mockResolvedValue([{ ...entry, unsaved: true }]);
  await start();
  expect(somethingWaits()).toBe(false);
  setWaiting(true);
  fake.listener({ id: 'a', result: { kind: 'unreachable' } }, true);
  await settle();
  expect(somethingWaits()).toBe(true);
});

it('a try that fails plans the next one', async () => {
  fake.waiting.mockResolvedValue([entry]);
  fake.flush.mockRejectedValue(new Error('lost'));
  await start();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(fake.flush.mock.calls.length).toBeGreaterThan(3);
});

it('sends what waits as soon as it starts, when the network is back and when the visitor comes back', async () => {
  await start();
  expect(fake.flush.mock.calls).toEqual([[true]]);
  const again = async (target: EventTarget, event: string) => {
    fake.flush.mockClear();
    target.dispatchEvent(new Event(event));
    await settle();
    return fake.flush.mock.calls;
  };
  expect(await again(window, 'online')).toContainEqual([true]);
  expect(await again(window, 'focus')).toContainEqual([true]);
  expect(await again(document, 'visibilitychange')).toContainEqual([true]);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  expect(await again(document, 'visibilitychange')).toEqual([]);
});

it('a network that comes back while a try hangs on the lost one is used as soon as that has failed', async () => {
  const outbox = await start();
  for (const hang of [
    (failed: Promise<undefined>) => {
      fake.flush.mockReturnValueOnce(failed);
      window.dispatchEvent(new Event('focus'));
    },
    (failed: Promise<undefined>) => {
      fake.submit.mockReturnValueOnce(failed.then(() => ({ kind: 'unreachable', kept: true })));
      void outbox.submit({ id: 'a' } as Booking);
    },
  ]) {
    let fail: () => void = () => undefined;
    hang(new Promise((resolve) => (fail = () => resolve(undefined))));
    await settle();
    window.dispatchEvent(new Event('online'));
    await settle();
    // Outboxes started by other tests get the event too, and none of them is waiting for an answer.
    fake.flush.mockClear();
    fail();
    await settle();
    expect(fake.flush.mock.calls).toEqual([[true]]);
  }
});

it('is one for the whole tab, however many parts of the page ask for it', async () => {
  const first = await start();
  expect(await start()).toBe(first);
  expect(fake.flush).toHaveBeenCalledTimes(1);
});

it('keeps still where nothing waits or only the visitor can help; else tries when it is due, at the latest in a minute', async () => {
  fake.waiting.mockResolvedValue([{ ...entry, rejected: { message: '', fields: {} } }]);
  await start();
  fake.flush.mockClear();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(fake.flush).not.toHaveBeenCalled();
  fake.waiting.mockResolvedValue([{ ...entry, nextAt: Date.now() + 20_000 }]);
  fake.listener({ id: 'a', result: { kind: 'unreachable' } }, true);
  await vi.advanceTimersByTimeAsync(19_000);
  expect(fake.flush).not.toHaveBeenCalled();
  fake.waiting.mockResolvedValue([{ ...entry, nextAt: Date.now() + 300_000 }]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(fake.flush).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  // Only what is due: a server that asked for a pause gets it.
  expect(fake.flush.mock.calls).toEqual([[false], [false]]);
});

it('the flag is up before a booking is written, and stays for one that waited before, though the new one cannot', async () => {
  const outbox = await start();
  fake.submit.mockImplementationOnce(async () => {
    expect(somethingWaits()).toBe(true);
    return { kind: 'stored', kept: false };
  });
  await outbox.submit({ id: 'a' } as Booking);
  await settle();
  fake.waiting.mockRejectedValue(new Error('refused'));
  setWaiting(true);
  await outbox.submit({ id: 'b' } as Booking);
  expect(somethingWaits()).toBe(true);
});

it('a booking that is kept keeps the flag up', async () => {
  const outbox = await start();
  fake.waiting.mockRejectedValue(new Error('busy'));
  fake.submit.mockResolvedValueOnce({ kind: 'unreachable', kept: true });
  await outbox.submit({ id: 'a' } as Booking);
  expect(somethingWaits()).toBe(true);
});

it('a browser without Background Sync, or without the worker, sends all the same', async () => {
  for (const getRegistration of [async () => undefined, async () => ({}), () => Promise.reject(new Error('blocked'))]) {
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration } });
    const outbox = await start();
    fake.listener({ id: 'a', result: { kind: 'unreachable' } }, true);
    await settle();
    expect(await outbox.submit({ id: 'a' } as Booking)).toMatchObject({ kind: 'unreachable' });
  }
});

it('asks for Background Sync after its own attempts that need one, not after the worker’s', async () => {
  await start();
  for (const kind of ['kept', 'unreachable'] as const) fake.listener({ id: 'a', result: { kind } }, true);
  fake.listener({ id: 'a', result: { kind: 'failed', status: 500 } }, true);
  await settle();
  expect(register).toHaveBeenCalledTimes(3);
  fake.listener({ id: 'a', result: { kind: 'unreachable' } }, false);
  fake.listener({ id: 'a', result: { kind: 'stored', reference: 'R' } }, true);
  await settle();
  expect(register).toHaveBeenCalledTimes(3);
});

it('where storage is refused, no flag stays behind', async () => {
  fake.waiting.mockRejectedValue(new Error('refused'));
  const outbox = await start();
  await outbox.submit({ id: 'a' } as Booking);
  expect(somethingWaits()).toBe(false);
});

it('keeps the tickets of bookings that went out while no page was open, and tells the page', async () => {
  const ticket = { path: `/track#t${'a'.repeat(50)}`, reference: 'RNM-ABC123' };
  const newer = { ...ticket, reference: 'RNM-ABC125' };
  fake.tickets.mockResolvedValueOnce([ticket, newer]);
  const told = vi.fn();
  addEventListener(TICKET_KEPT, told, { once: true });
  await start();
  expect(readTickets()).toEqual([newer, ticket]);
  expect(told).toHaveBeenCalledTimes(1);
});

it('keeps the ticket of a booking that another tab or the worker has just sent, and leaves none behind', async () => {
  await start();
  fake.tickets.mockClear();
  const track = `/track#t${'b'.repeat(50)}`;
  const reference = 'RNM-ABC124';
  fake.listener({ id: 'a', result: { kind: 'stored', reference, ticket: { path: track, reference } } }, false);
  await settle();
  expect(readTickets()).toEqual([{ path: track, reference: 'RNM-ABC124' }]);
  expect(fake.tickets).toHaveBeenCalledTimes(1);
});

it('says on the page that stands that a booking was refused, until nothing is any more', async () => {
  const notice = () => document.querySelector('[role=alert]');
  // Another one still waits to be sent.
  fake.waiting.mockResolvedValue([entry, { ...entry, rejected: { message: '', fields: {} } }]);
  const outbox = await start();
  fake.listener({ id: 'a', result: { kind: 'rejected', status: 400, message: '', fields: {} } }, false);
  await settle();
  await vi.dynamicImportSettled();
  expect(notice()).toBeInTheDocument();
  fake.waiting.mockResolvedValue([]);
  await outbox.waiting();
  await settle();
  expect(notice()).toBeNull();
});

it('where the notice could not be loaded, as without a network, it comes with the next look', async () => {
  const load = vi.fn((original: () => Promise<object>) => original()).mockRejectedValueOnce(new Error('no network'));
  vi.doMock('@/features/booking/outbox/refused-notice', load);
  fake.waiting.mockResolvedValue([{ ...entry, rejected: { message: '', fields: {} } }]);
  const outbox = await start();
  await eventually(async () => {
    await outbox.waiting();
    expect(document.querySelector('[role=alert]')).toBeInTheDocument();
  });
  expect(load).toHaveBeenCalledTimes(2);
});
