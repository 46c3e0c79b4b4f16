import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDesk, type Desk } from '../../../server/desk/desk';
import { openDatabase } from '../../../server/store/store';
import type { Database } from '../../../server/store/tables';
import { newJobSchema } from '../../../src/contract/job/change';
import { call } from './support';
import { eventually } from '../../support/eventually';

const NOW = Date.parse('2026-11-22T22:00:00.000Z');
let folder: string;
let database: Database;
let desk: Desk;
/** Lets the readings that are held back go on. */
let letGo: () => void;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'rnm-tail-'));
  database = await openDatabase(folder);
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let first = true;
  // As of a pool of connections, one of which is slow: a reading asked for first is answered last.
  const read: Database['read'] = async (work) => {
    if (first) {
      first = false;
      await held;
    }
    return database.read(work);
  };
  desk = openDesk({ ...database, read }, () => NOW);
});
afterEach(async () => {
  desk.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

it('leaves no gap between what was and what comes, however late it learns where it stands', async () => {
  const heard: number[] = [];
  desk.tail.listen((updates) => heard.push(...updates.map(({ event }) => event.seq)));
  const since = desk.tail.started().then(() => desk.since(0, 10));
  await desk.addCall(v.parse(newJobSchema, call()));
  letGo();
  const before = (await since).map(({ event }) => event.seq);
  await desk.addCall(v.parse(newJobSchema, call()));
  await eventually(() => expect(new Set([...before, ...heard]).size).toBe(2));
});

it('tells of a truck that is saved before it has looked for the first time', async () => {
  const board = vi.fn();
  desk.tail.listen(() => undefined, board);
  letGo();
  await desk.tail.started();
  await desk.saveTruck({ plate: 'D 12345', kind: 'Flatbed', driver: 'Ali', phone: '0501', lang: 'en', onDuty: true });
  await eventually(() => expect(board).toHaveBeenCalledOnce());
});
