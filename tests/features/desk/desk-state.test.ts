import { describe, expect, it } from 'vitest';
import type { Board, JobUpdate } from '@/contract/job/record';
import { deskReducer, FIRST } from '@/features/desk/stream/desk-state';
import { job, NOW } from './sample-job';

const board = (...jobs: Board['jobs']): Board => ({
  jobs,
  trucks: [],
  seq: 7,
  now: new Date(NOW + 90_000).toISOString(),
});
const ready = deskReducer(FIRST, { type: 'board', board: board(job(1), job(2)), at: NOW });
const updateOf = (changed: Board['jobs'][number]): JobUpdate => ({
  event: { seq: 8, jobId: changed.id, at: '', actor: 'desk', by: 'Sara', what: 'step' },
  job: changed,
});

describe('what the desk knows', () => {
  it("begins with the board and goes by the server's clock", () => {
    expect(ready).toMatchObject({ status: 'ready', ahead: 90_000, heardAt: NOW });
    expect([...ready.jobs.keys()]).toEqual([1, 2]);
  });

  it('shows a changed job and a new one', () => {
    const taken = deskReducer(ready, { type: 'update', update: updateOf(job(1, { state: 'taken', version: 2 })) });
    expect(taken.jobs.get(1)).toMatchObject({ state: 'taken' });
    expect(deskReducer(taken, { type: 'update', update: updateOf(job(3)) }).jobs.size).toBe(3);
  });

  it('keeps the newer version when an answer overtakes an event', () => {
    const saved = deskReducer(ready, { type: 'saved', job: job(1, { state: 'sent', version: 3 }) });
    const late = deskReducer(saved, { type: 'update', update: updateOf(job(1, { state: 'taken', version: 2 })) });
    expect(late.jobs.get(1)).toMatchObject({ state: 'sent', version: 3 });
  });

  it('forgets what a new board no longer has', () => {
    expect([...deskReducer(ready, { type: 'board', board: board(job(2)), at: NOW }).jobs.keys()]).toEqual([2]);
  });
});
