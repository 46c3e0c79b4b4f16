import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDesk, type Desk } from '../../../server/desk/desk';
import { addCallJob } from '../../../server/desk/store/call';
import { openDatabase } from '../../../server/store/open';
import type { Database } from '../../../server/store/tables';
import { newJobSchema } from '../../../src/contract/job/change';
import { call } from './support';
import { eventually } from '../../support/eventually';

const NOW = Date.parse('2026-11-22T22:00:00.000Z');
let folder: string;
let database: Database;
let desk: Desk;
/** Releases the reads that are held back. */
let letGo: () => void;
/** While true, the store does not answer. */
let fails = false;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'rnm-tail-'));
  database = await openDatabase(folder);
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let first = true;
  // As with a pool of connections of which one is slow: the read that was asked for first is answered last.
  const read: Database['read'] = async (work) => {
    if (first) {
      first = false;
      await held;
    }
    if (fails) throw new Error('no answer');
    return database.read(work);
  };
  desk = openDesk({ ...database, read }, () => NOW);
});
afterEach(async () => {
  desk.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const newCall = () => v.parse(newJobSchema, call());
/** Starts listening; returns what was received. */
const listen = () => {
  const heard: number[] = [];
  return { heard, stop: desk.feed.listen((updates) => heard.push(...updates.map(({ event }) => event.seq))) };
};

it('leaves no gap between past and new events, however late it learns its position', async () => {
  const heard: number[] = [];
  desk.feed.listen((updates) => heard.push(...updates.map(({ event }) => event.seq)));
  const since = desk.feed.started().then(() => desk.since(0, 10));
  await desk.addCall(newCall());
  letGo();
  const before = (await since).map(({ event }) => event.seq);
  await desk.addCall(newCall());
  await eventually(() => expect(new Set([...before, ...heard]).size).toBe(2));
});

it('tells of a truck that is saved before it has looked for the first time', async () => {
  const board = vi.fn();
  desk.feed.listen(() => undefined, board);
  letGo();
  await desk.feed.started();
  await desk.saveTruck({ plate: 'D 12345', kind: 'Flatbed', driver: 'Ali', phone: '0501', lang: 'en', onDuty: true });
  await eventually(() => expect(board).toHaveBeenCalledOnce());
  // Once: what comes after it has no news of trucks.
  const { heard } = listen();
  await desk.addCall(newCall());
  await eventually(() => expect(heard).toEqual([1]));
  expect(board).toHaveBeenCalledOnce();
});

it('tells each listener of what another process writes too, until that one listens no more', async () => {
  const [one, two] = [listen(), listen()];
  letGo();
  await desk.feed.started();
  await database.write((trx) => addCallJob(trx, newCall(), NOW));
  await eventually(() => expect([one.heard, two.heard]).toEqual([[1], [1]]));
  two.stop();
  await desk.addCall(newCall());
  await eventually(() => expect(one.heard).toEqual([1, 2]));
  expect(two.heard).toEqual([1]);
  one.stop();
  // Nobody listens: missed events are for whoever reads the past.
  await desk.addCall(newCall());
  await database.write((trx) => addCallJob(trx, newCall(), NOW));
  const three = listen();
  await desk.board();
  await desk.addCall(newCall());
  await eventually(() => expect(three.heard).toEqual([5]));
  expect(one.heard).toEqual([1, 2]);
});

it('goes on where the store has not answered', async () => {
  const { heard } = listen();
  letGo();
  await desk.feed.started();
  fails = true;
  await desk.addCall(newCall());
  await new Promise((later) => setTimeout(later));
  fails = false;
  await desk.addCall(newCall());
  await eventually(() => expect(heard).toEqual([1, 2]));
});
