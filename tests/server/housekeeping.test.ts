/** The housekeeping of a store that is opened for a server: it erases what is past retention, and makes its backup. */
import { readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { Housekeeping } from '../../server/store/housekeeping';
import { openStore, type StoreOptions } from '../../server/store/open';
import type { Store } from '../../server/store/store';
import { bookingSchema } from '../../src/contract/booking-schema';
import { booking, cleanUp, temporaryDirectory } from './fixture';
import { eventually } from '../support/eventually';

const TODAY = Date.parse('2026-11-20T10:00:00Z');
const DAY = 86_400_000;
const EIGHT_YEARS = 8 * 365.25 * DAY;

const open: Store[] = [];
const days: Housekeeping[] = [];
async function opened(directory: string, options: StoreOptions): Promise<Store> {
  const store = await openStore(directory, { now: () => TODAY, ...options });
  open.push(store);
  return store;
}
afterEach(async () => {
  for (const store of open.splice(0)) await store.close();
  for (const each of days.splice(0)) await each.stop();
});
afterAll(cleanUp);

/** A store with one booking eight years old and one of today; closed. */
async function grown(): Promise<string> {
  const directory = temporaryDirectory();
  let now = TODAY - EIGHT_YEARS;
  const store = await openStore(directory, { now: () => now });
  for (now of [now, TODAY]) await store.addBooking(v.parse(bookingSchema, booking()));
  await store.close();
  return directory;
}
/** Runs the housekeeping at the opening of the store to its end; returns what the operator was told. */
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

it('a backup takes the place of the one during which the server was killed', async () => {
  const backups = temporaryDirectory();
  for (const left of ['server.part', 'server.part-journal']) writeFileSync(join(backups, left), 'half');
  await day(temporaryDirectory(), { backup: { directory: backups, keep: 3 } });
  expect(readdirSync(backups)).toEqual([expect.stringMatching(/^bookings-.*Z\.db$/)]);
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

it('a place for backups that cannot be read fails a backup, and neither the server nor its health', async () => {
  const backups = join(temporaryDirectory(), 'backups');
  writeFileSync(backups, 'a file, where a directory was asked for');
  const told: string[] = [];
  const daily = { backup: { directory: backups, keep: 3 } };
  const store = await opened(temporaryDirectory(), { tell: (text) => void told.push(text), daily });
  expect(store.lastBackup()).toEqual({ ok: false });
  await eventually(() => expect(told).toEqual([expect.stringMatching(/^backup: failed, /)]));
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

/** A housekeeping over a fake store that records its calls; the clock stands at TODAY until it is moved. */
function server({ backups, directory = temporaryDirectory() }: { backups?: string; directory?: string } = {}) {
  const told: string[] = [];
  const levels: (string | undefined)[] = [];
  const asked: string[] = [];
  const none = { bookings: 0, jobs: 0, photos: 0, calls: 0 };
  const clock = { now: TODAY };
  const answers: { retain: () => Promise<unknown>; forget: () => Promise<unknown> } = {
    retain: () => Promise.resolve(none),
    forget: () => Promise.resolve(0),
  };
  const store = {
    now: () => clock.now,
    retain: (by: string) => (asked.push(`retain by ${by}`), answers.retain()),
    forgetPositions: () => (asked.push('forget'), answers.forget()),
  } as unknown as Store;
  const backup = backups === undefined ? undefined : { dataDir: directory, directory: backups, keep: 3 };
  const daily = new Housekeeping({ store, backup, tell: (text, level) => void levels.push((told.push(text), level)) });
  days.push(daily);
  return { daily, clock, told, levels, asked, answers, none };
}

describe('what a server does by itself', () => {
  it('deletes old positions at each check, and erases what is past retention once a day', async () => {
    const { daily, clock, asked } = server();
    await daily.run();
    expect(asked).toEqual(['forget', 'retain by server']);
    clock.now += DAY - 1;
    await daily.run();
    expect(asked.slice(2)).toEqual(['forget']);
    clock.now += 1;
    await daily.run();
    expect(asked.slice(3)).toEqual(['forget', 'retain by server']);
  });

  it('checks every ten minutes, until it is stopped', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const { daily, asked } = server();
      const forgotten = () => asked.filter((what) => what === 'forget').length;
      await vi.advanceTimersByTimeAsync(600_000);
      expect(forgotten()).toBe(1);
      // The first check is over by now.
      await daily.run();
      await vi.advanceTimersByTimeAsync(600_000);
      expect(forgotten()).toBeGreaterThanOrEqual(2);
      const before = forgotten();
      await daily.stop();
      await vi.advanceTimersByTimeAsync(6_000_000);
      expect(forgotten()).toBe(before);
    } finally {
      vi.useRealTimers();
    }
  });

  it('runs one check at a time, and a shutdown waits for it', async () => {
    const { daily, asked, answers } = server();
    let end = (): void => undefined;
    answers.forget = () => new Promise<void>((done) => (end = done));
    const first = daily.run();
    const second = daily.run();
    let stopped = false;
    const stop = daily.stop().then(() => (stopped = true));
    await Promise.resolve();
    expect(asked).toEqual(['forget']);
    expect(stopped).toBe(false);
    end();
    await Promise.all([first, second, stop]);
    expect(asked).toEqual(['forget', 'retain by server']);
  });

  it.each([
    ['bookings', { bookings: 1 }, '1 bookings, 0 jobs, 0 photographs and 0 call taps'],
    ['jobs', { jobs: 2 }, '0 bookings, 2 jobs, 0 photographs and 0 call taps'],
    ['photographs', { photos: 3 }, '0 bookings, 0 jobs, 3 photographs and 0 call taps'],
    ['call taps', { calls: 4 }, '0 bookings, 0 jobs, 0 photographs and 4 call taps'],
  ])('says when it has erased %s', async (_what, erased, text) => {
    const { daily, told, answers, none } = server();
    answers.retain = () => Promise.resolve({ ...none, ...erased });
    await daily.run();
    expect(told).toEqual([`retention: ${text} were erased`]);
  });

  it('says nothing when there was nothing to erase', async () => {
    const { daily, told } = server();
    await daily.run();
    expect(told).toEqual([]);
  });

  it('says that it erased nothing because of the clock, and does not ask again that day', async () => {
    const { daily, told, asked, answers } = server();
    answers.retain = () => Promise.resolve('clock');
    await daily.run();
    await daily.run();
    expect(told).toEqual([
      expect.stringMatching(/^retention: nothing was erased, since the clock is more than a year/),
    ]);
    expect(asked.filter((what) => what.startsWith('retain'))).toHaveLength(1);
  });

  it('reports a failure, retries it at the next check, and does the rest all the same', async () => {
    const backups = temporaryDirectory();
    const { daily, told, answers } = server({ backups, directory: await grown() });
    answers.forget = () => Promise.reject(new Error('the disk is full'));
    answers.retain = () => Promise.reject(new Error('the disk is full'));
    await daily.run();
    expect(told).toEqual([
      'positions: not deleted, the disk is full',
      'retention: failed, the disk is full',
      'backup: 2 bookings',
    ]);
    await daily.run();
    expect(told.slice(3)).toEqual(['positions: not deleted, the disk is full', 'retention: failed, the disk is full']);
  });

  it('backs up once a day, and tells health when the last one was made', async () => {
    const { daily, clock, told } = server({ backups: temporaryDirectory(), directory: await grown() });
    expect(daily.lastBackup()).toEqual({ ok: false });
    await daily.run();
    clock.now += DAY - 1;
    await daily.run();
    expect(told).toEqual(['backup: 2 bookings']);
    expect(daily.lastBackup()).toEqual({ ok: true, at: '2026-11-20T10:00:00.000Z' });
    clock.now += 1;
    await daily.run();
    expect(told).toHaveLength(2);
    expect(daily.lastBackup()).toEqual({ ok: true, at: '2026-11-21T10:00:00.000Z' });
  });

  it('a backup that failed is tried again at the next look, and health hears of it until one succeeds', async () => {
    const [backups, directory] = [temporaryDirectory(), await grown()];
    const { daily, clock, told, levels } = server({ backups, directory });
    await daily.run();
    clock.now += DAY;
    renameSync(join(directory, 'bookings.db'), join(directory, 'away.db'));
    await daily.run();
    expect(told.at(-1)).toContain(`backup: failed, There is no store in ${directory};`);
    expect(daily.lastBackup()).toEqual({ ok: false, at: '2026-11-20T10:00:00.000Z' });
    renameSync(join(directory, 'away.db'), join(directory, 'bookings.db'));
    await daily.run();
    expect(told.at(-1)).toBe('backup: 2 bookings');
    expect(levels).toEqual(['info', undefined, 'info']);
    expect(daily.lastBackup()).toMatchObject({ ok: true });
  });

  it('a backup dated in the future counts for nothing: one is made, and then no other that day', async () => {
    const [backups, directory] = [temporaryDirectory(), await grown()];
    const { daily, clock, told } = server({ backups, directory });
    clock.now = TODAY + 3_650 * DAY;
    await daily.run();
    clock.now = TODAY;
    await daily.run();
    await daily.run();
    expect(told).toEqual(['backup: 2 bookings', 'backup: 2 bookings']);
    expect(daily.lastBackup()).toEqual({ ok: true, at: '2026-11-20T10:00:00.000Z' });
  });
});
