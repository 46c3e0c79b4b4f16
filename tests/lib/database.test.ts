import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { keptDatabase, openDatabase, within } from '@/lib/database';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const open = () => openDatabase('db', 'things', { keyPath: 'id' });

it('gives what the request has found, and keeps what was written for the next who opens it', async () => {
  const db = await open();
  await within(db, 'things', 'readwrite', (store) => store.put({ id: 1 }));
  db.close();
  expect(await within(await open(), 'things', 'readonly', (store) => store.getAll())).toEqual([{ id: 1 }]);
});

it('whole or not at all: what fails on the way takes the rest back, and rejects', async () => {
  const db = await open();
  const twice = within(db, 'things', 'readwrite', (store) => {
    store.add({ id: 1 });
    return store.add({ id: 1 });
  });
  await expect(twice, 'says why, and not only after its time').rejects.toMatchObject({ name: 'ConstraintError' });
  expect(await within(db, 'things', 'readonly', (store) => store.count())).toBe(0);
});

it('rejects where the browser refuses', async () => {
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementationOnce(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  await expect(open()).rejects.toThrow('refused');
  // As a browser does that finds the database of a newer one.
  await new Promise((done) => (indexedDB.open('db', 2).onsuccess = done));
  await expect(open()).rejects.toMatchObject({ name: 'VersionError' });
});

it('is opened once, and anew after a failure', async () => {
  const opening = vi.spyOn(IDBFactory.prototype, 'open').mockImplementationOnce(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const run = keptDatabase('db', 'things', { keyPath: 'id' });
  const count = () => run('readonly', (store) => store.count());
  await expect(count()).rejects.toThrow('refused');
  expect(await count()).toBe(0);
  expect(await count()).toBe(0);
  expect(opening).toHaveBeenCalledTimes(2);
});

it('keeps nobody waiting twice where it never opens, and is tried again later', async () => {
  vi.useFakeTimers();
  try {
    const opening = vi.spyOn(IDBFactory.prototype, 'open').mockReturnValue({} as IDBOpenDBRequest);
    const run = keptDatabase('db', 'things', { keyPath: 'id' });
    const told: string[] = [];
    const ask = () => void run('readonly', (store) => store.count()).catch(() => told.push('no'));
    ask();
    await vi.advanceTimersByTimeAsync(2000);
    ask();
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual(['no', 'no']);
    expect(opening).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2000);
    ask();
    expect(opening).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(2000);
  } finally {
    vi.useRealTimers();
    vi.restoreAllMocks();
  }
});
