/** What a store does by itself as it is opened for a server: it erases what is too old, and makes its backup. */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, afterEach, expect, it } from 'vitest';
import { openStore, type Store, type StoreOptions } from '../../server/store/store';
import { bookingSchema } from '../../src/contract/booking-schema';
import { booking, cleanUp, temporaryDirectory } from './fixture';

const TODAY = Date.parse('2026-11-20T10:00:00Z');
const EIGHT_YEARS = 8 * 365.25 * 86_400_000;

const open: Store[] = [];
async function opened(directory: string, options: StoreOptions): Promise<Store> {
  const store = await openStore(directory, { now: () => TODAY, ...options });
  open.push(store);
  return store;
}
afterEach(async () => {
  for (const store of open.splice(0)) await store.close();
});
afterAll(cleanUp);

/** A store with one booking of eight years ago and one of today; closed. */
async function grown(): Promise<string> {
  const directory = temporaryDirectory();
  let now = TODAY - EIGHT_YEARS;
  const store = await openStore(directory, { now: () => now });
  for (now of [now, TODAY]) await store.addBooking(v.parse(bookingSchema, booking()));
  await store.close();
  return directory;
}
/** Runs what is due as the store opens, to its end, and says what the operator was told. */
async function day(directory: string, daily: StoreOptions['daily']): Promise<string[]> {
  const told: string[] = [];
  const store = await openStore(directory, { now: () => TODAY, tell: (text) => void told.push(text), daily });
  await store.close();
  return told;
}

it('erases what is too old and backs up what is left, and a stop waits for both', async () => {
  const [directory, backups] = [await grown(), temporaryDirectory()];
  expect(await day(directory, { backup: { directory: backups, keep: 3 } })).toEqual([
    'retention: 1 bookings, 1 jobs, 0 photographs and 0 call taps were erased',
    'backup: 1 bookings',
  ]);
  expect(readdirSync(backups)).toHaveLength(1);
  const store = await opened(directory, { daily: { backup: { directory: backups, keep: 3 } } });
  expect(await store.size()).toBe(1);
  expect(store.lastBackup()).toEqual({ ok: true, at: expect.any(String) as string });
});

it('erases without a backup where none is asked for, and health is told of none', async () => {
  const directory = await grown();
  expect(await day(directory, {})).toEqual([expect.stringContaining('1 bookings, 1 jobs')]);
  const store = await opened(directory, { daily: {} });
  expect(store.lastBackup()).toBeUndefined();
});

it('erases nothing for a command, which asks for nothing daily', async () => {
  const directory = await grown();
  expect(await day(directory, undefined)).toEqual([]);
  const store = await opened(directory, {});
  expect(await store.size()).toBe(2);
  expect(store.lastBackup()).toBeUndefined();
});

it('says that a backup failed, to the operator and to health, and goes on taking bookings', async () => {
  const directory = await grown();
  const inTheWay = join(temporaryDirectory(), 'file');
  writeFileSync(inTheWay, '');
  const told: string[] = [];
  const store = await opened(directory, {
    tell: (text) => void told.push(text),
    daily: { backup: { directory: join(inTheWay, 'backups'), keep: 3 } },
  });
  await expect.poll(() => told.at(-1)).toMatch(/^backup: failed, /);
  expect(store.lastBackup()).toEqual({ ok: false });
  expect(await store.addBooking(v.parse(bookingSchema, booking()))).toMatchObject({ outcome: 'stored' });
});
