import { IDBDatabase, IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Booking } from '@/contract/booking-schema';
import { REMEMBERED, takeTickets } from '@/features/booking/outbox/delivered';
import { indexedDbStore, type Entry } from '@/features/booking/outbox/store';
import { openDatabase, within } from '@/lib/database';
import { eventually } from '../../../support/eventually';

const entry = (id: string): Entry => ({ id, booking: { id } as Booking, attempts: 0, nextAt: 0 });
const ids = async (store: ReturnType<typeof indexedDbStore>) => (await store.all()).map((e) => e.id);

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

it('puts one in the place of another', async () => {
  const store = indexedDbStore();
  await store.put(entry('a'));
  await store.put(entry('b'), 'a');
  expect(await ids(store)).toEqual(['b']);
  await store.put(entry('b'), 'b');
  expect(await ids(store)).toEqual(['b']);
});

it('holds an entry as it was written until it is taken out, and loses no other with it', async () => {
  const store = indexedDbStore();
  await store.put({ ...entry('a'), attempts: 3, nextAt: 9 });
  await store.put(entry('b'));
  // As a tab that is opened later sees it.
  const later = indexedDbStore();
  expect(await later.get('a')).toEqual({ ...entry('a'), attempts: 3, nextAt: 9 });
  expect(await later.get('c')).toBeUndefined();
  await later.remove('a');
  expect(await ids(store)).toEqual(['b']);
  expect(await store.get('a')).toBeUndefined();
});

it('updates an entry only if no tab has taken it out, however close the two come', async () => {
  const [sending, cancelling] = [indexedDbStore(), indexedDbStore()];
  for (const first of ['update', 'remove'] as const) {
    await sending.put(entry('a'));
    const both = {
      update: () => sending.update({ ...entry('a'), attempts: 1 }),
      remove: () => cancelling.remove('a'),
    };
    const begun = both[first]();
    await Promise.all([begun, both[first === 'update' ? 'remove' : 'update']()]);
    expect(await ids(sending), `${first} first`).toEqual([]);
  }
  await sending.put(entry('a'));
  await sending.update({ ...entry('a'), attempts: 1 });
  expect(await sending.get('a')).toMatchObject({ attempts: 1 });
});

it('tries to open the storage again after it was refused once', async () => {
  const open = vi.spyOn(IDBFactory.prototype, 'open').mockImplementationOnce(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const store = indexedDbStore();
  await expect(store.put(entry('a'))).rejects.toThrow('refused');
  await store.put(entry('a'));
  expect(open).toHaveBeenCalledTimes(2);
  expect(await ids(store)).toEqual(['a']);
});

it('both or neither: what cannot be written takes nothing out', async () => {
  const store = indexedDbStore();
  await store.put(entry('a'));
  const broken = { ...entry('b'), booking: { id: () => 'a function cannot be stored' } } as unknown as Entry;
  await expect(store.put(broken, 'a')).rejects.toThrow();
  expect(await ids(store)).toEqual(['a']);
});

it('remembers the last deliveries, each once', async () => {
  const store = indexedDbStore();
  expect(await store.wasDelivered('0')).toBe(false);
  for (let n = 0; n <= REMEMBERED; n++) await store.noteDelivered(String(n));
  await store.noteDelivered('5');
  expect(await store.wasDelivered('0')).toBe(false);
  for (let n = 1; n <= REMEMBERED; n++) expect(await store.wasDelivered(String(n))).toBe(true);
  expect(await store.all()).toEqual([]);
});

it('hands the tickets of the last delivered bookings out once, also the one that an earlier release left', async () => {
  const store = indexedDbStore();
  const path = `/track#t${'a'.repeat(50)}`;
  const [first, second, third, fourth] = ['RNM-ABC121', 'RNM-ABC122', 'RNM-ABC123', 'RNM-ABC124'].map((reference) => ({
    path,
    reference,
  }));
  await store.noteDelivered('x');
  const db = await openDatabase('rnm-delivered', 'ids');
  await within(db, 'ids', 'readwrite', (ids) => ids.put(first, 'ticket'));
  db.close();
  await store.noteDelivered('y', second);
  await store.noteDelivered('z');
  expect(await takeTickets()).toEqual([first, second]);
  expect(await takeTickets()).toEqual([]);
  for (const [id, ticket] of Object.entries({ a: first, b: second, c: third, d: fourth }))
    await store.noteDelivered(id, ticket);
  expect(await takeTickets()).toEqual([second, third, fourth]);
  expect(await store.wasDelivered('y')).toBe(true);
});

it('opens a new connection when the browser has ended the old one', async () => {
  const listening = vi.spyOn(IDBDatabase.prototype, 'addEventListener');
  const store = indexedDbStore();
  await store.put(entry('a'));
  const [, ended] = listening.mock.calls.find(([type]) => type === 'close')!;
  (listening.mock.contexts[0] as IDBDatabase).close();
  await expect(store.all()).rejects.toThrow();
  expect(store.wasLost?.()).toBe(false);
  (ended as () => void)();
  expect(await ids(store)).toEqual(['a']);
  // Asked once, it is told once: what was there is looked for after that.
  expect([store.wasLost?.(), store.wasLost?.()]).toEqual([true, false]);
});

it('is on disk when it says so: every change asks for strict durability', async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const store = indexedDbStore();
  await store.put(entry('a'));
  await store.put(entry('b'), 'a');
  await store.remove('b');
  const changes = transaction.mock.calls.filter(([, mode]) => mode === 'readwrite');
  expect(changes).toHaveLength(3);
  for (const [, , options] of changes) expect(options).toEqual({ durability: 'strict' });
});

it('a write or a read that never ends counts as refused after two seconds', async () => {
  const store = indexedDbStore();
  await store.put(entry('a'));
  await store.noteDelivered('a');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stuck = { objectStore: () => new Proxy({}, { get: () => () => ({}) }) } as unknown as IDBTransaction;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockReturnValue(stuck);
  for (const call of [
    () => store.put(entry('b')),
    () => store.get('a'),
    () => store.all(),
    () => store.noteDelivered('a'),
    () => store.wasDelivered('a'),
  ]) {
    const ends = vi.fn();
    const done = call().then(ends, ends);
    await eventually(() => expect(vi.getTimerCount()).toBe(1));
    await vi.advanceTimersByTimeAsync(2_000);
    await done;
    expect(ends).toHaveBeenCalledWith(expect.objectContaining({ message: 'IndexedDB does not answer' }));
  }
  vi.useRealTimers();
});
