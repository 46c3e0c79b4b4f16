import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Booking } from '@/contract/booking-schema';
import { browserOutbox, LOCK_LASTS_MS, type OutboxNews } from '@/features/booking/outbox/browser';
import { eventually } from '../../../support/eventually';

const booking = (id: string) => ({ id, submittedAt: '2026-11-21T08:00:00Z' }) as Booking;
const request = vi.fn<typeof fetch>();
const ids = () => request.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).data.id as string);
const heard = () => vi.fn<(news: OutboxNews, own: boolean) => void>();

const tabs: Tab[] = [];
/** A synchronous BroadcastChannel: every other tab with this name gets a message at once. */
class Tab extends EventTarget {
  constructor(readonly name: string) {
    super();
    tabs.push(this);
  }
  postMessage(data: unknown) {
    for (const tab of tabs)
      if (tab !== this && tab.name === this.name) tab.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  request.mockReset().mockImplementation(async () => Response.json({ reference: 'RNM-1' }, { status: 201 }));
  vi.stubGlobal('fetch', request);
  vi.stubGlobal('navigator', { onLine: true });
  tabs.length = 0;
  vi.stubGlobal('BroadcastChannel', Tab);
});
afterEach(() => vi.unstubAllGlobals());

/** A request that ends when the test says so. */
function held() {
  let answer = (): void => undefined;
  request.mockImplementationOnce(
    () => new Promise((resolve) => (answer = () => resolve(Response.json({}, { status: 201 })))),
  );
  return () => answer();
}

it('without locks: what is being sent is not sent a second time, and the lock is free afterwards', async () => {
  const outbox = browserOutbox();
  const answer = held();
  const first = outbox.submit(booking('a'));
  await eventually(() => expect(ids()).toEqual(['a']));
  expect(await outbox.submit(booking('b'))).toEqual({ kind: 'unreachable', kept: true, queued: true });
  answer();
  expect(await first).toMatchObject({ kind: 'stored' });
  await outbox.flush();
  expect(ids()).toEqual(['a', 'b']);
  expect(await outbox.waiting()).toEqual([]);
});

it('with locks: sends under the lock, does not wait for it, and leaves the booking to the tab that has it', async () => {
  const locks = { request: vi.fn() };
  vi.stubGlobal('navigator', { onLine: true, locks });
  const outbox = browserOutbox();
  locks.request.mockImplementation((_name, _options, work) => work(null));
  expect(await outbox.submit(booking('a'))).toEqual({ kind: 'unreachable', kept: true, queued: true });
  expect(ids()).toEqual([]);
  locks.request.mockImplementation((name, _options, work) => work({ name }));
  await outbox.flush();
  expect(ids()).toEqual(['a']);
  for (const [, options] of locks.request.mock.calls) expect(options).toEqual({ ifAvailable: true });
  expect(new Set(locks.request.mock.calls.map(([name]) => name)).size).toBe(1);
});

it('a lock that is never given back does not hold a booking for ever', async () => {
  const locks = { request: async (_name: string, _options: unknown, work: (lock: null) => unknown) => work(null) };
  vi.stubGlobal('navigator', { onLine: true, locks });
  const now = vi.spyOn(Date, 'now');
  const outbox = browserOutbox();
  const at = async (ms: number) => {
    now.mockReturnValue(ms);
    await outbox.flush();
  };
  now.mockReturnValue(0);
  await outbox.submit(booking('a'));
  // Another tab's turn, after a pause.
  await at(LOCK_LASTS_MS + 1);
  expect(ids()).toEqual([]);
  for (let ms = 0; ms <= LOCK_LASTS_MS; ms += 5_000) await at(100_000 + ms);
  expect(ids()).toEqual([]);
  await at(100_001 + LOCK_LASTS_MS);
  expect(ids()).toEqual(['a']);
});

it('a lock that this tab gets between two turns of another was not forgotten', async () => {
  let free = false;
  const request = async (_name: string, _options: unknown, work: (lock: object | null) => unknown) =>
    work(free ? {} : null);
  vi.stubGlobal('navigator', { onLine: true, locks: { request } });
  const now = vi.spyOn(Date, 'now');
  // Long after the turns of the other tests.
  const at = (ms: number) => now.mockReturnValue(1_000_000 + ms);
  const outbox = browserOutbox();
  at(0);
  await outbox.submit(booking('a'));
  for (let ms = 0; ms <= LOCK_LASTS_MS; ms += 5_000) {
    at(ms);
    await outbox.flush();
  }
  free = true;
  await outbox.flush();
  expect(ids()).toEqual(['a']);
  free = false;
  at(LOCK_LASTS_MS + 1);
  await outbox.submit(booking('b'));
  expect(ids()).toEqual(['a']);
});

it('locks that the browser refuses are done without; what fails under one fails', async () => {
  const locks = { request: vi.fn(() => Promise.reject(new DOMException('refused', 'SecurityError'))) };
  vi.stubGlobal('navigator', { onLine: true, locks });
  const outbox = browserOutbox();
  expect(await outbox.submit(booking('a'))).toMatchObject({ kind: 'stored' });
  locks.request.mockImplementation(((_name: string, _options: unknown, work: (lock: object) => unknown) =>
    work({})) as never);
  const open = vi.fn(() => {
    throw new Error('lost');
  });
  vi.stubGlobal('indexedDB', { open });
  await expect(browserOutbox().flush()).rejects.toThrow('lost');
  // And is not done again without the lock.
  expect(open).toHaveBeenCalledTimes(1);
});

it('tells who listens what it did, until they stop listening', async () => {
  const outbox = browserOutbox();
  const listener = heard();
  const stop = outbox.listen(listener);
  await outbox.submit(booking('a'));
  expect(listener.mock.calls).toEqual([
    [{ id: 'a', result: { kind: 'kept' } }, true],
    [{ id: 'a', result: { kind: 'stored', reference: 'RNM-1' } }, true],
  ]);
  stop();
  await outbox.submit(booking('b'));
  expect(listener).toHaveBeenCalledTimes(2);
});

it('another tab hears of it as of something that it did not do itself', async () => {
  const [here, there] = [browserOutbox(), browserOutbox()];
  const listener = heard();
  there.listen(listener);
  await here.submit(booking('a'));
  expect(listener.mock.calls.map(([{ id, result }, own]) => [id, result.kind, own])).toEqual([
    ['a', 'kept', false],
    ['a', 'stored', false],
  ]);
});

it('a booking that was tried while the browser knew of no network is known never to have left', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  request.mockRejectedValue(new TypeError('offline'));
  const outbox = browserOutbox();
  await outbox.submit(booking('a'));
  expect(await outbox.cancel('a')).toBe('unsent');
});

it('a booking that was tried with a network may have arrived, though no answer came', async () => {
  request.mockRejectedValue(new TypeError('cut off'));
  const outbox = browserOutbox();
  await outbox.submit(booking('a'));
  expect(await outbox.cancel('a')).toBe('maybe');
});

it('waits by the clock: what could not be sent is due again after five seconds', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_000);
  request.mockRejectedValue(new TypeError('cut off'));
  const outbox = browserOutbox();
  await outbox.submit(booking('a'));
  expect(await outbox.nextDue()).toBe(6_000);
});

it('a browser without channels between its tabs sends all the same', async () => {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  expect(await browserOutbox().submit(booking('a'))).toMatchObject({ kind: 'stored' });
});

it('a browser that refuses channels, as Firefox does where cookies are blocked, sends all the same', async () => {
  vi.stubGlobal('BroadcastChannel', function () {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(await browserOutbox().submit(booking('a'))).toMatchObject({ kind: 'stored' });
});
