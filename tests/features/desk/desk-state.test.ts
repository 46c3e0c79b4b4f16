import { describe, expect, it } from 'vitest';
import type { Board, JobEvent, JobUpdate } from '@/contract/job/record';
import { deskReducer, FIRST, type DeskState } from '@/features/desk/stream/desk-state';
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

  it("follows the server's clock when that is set on an open board, and not a sign that took its time", () => {
    const sign = (ahead: number) => ({ type: 'sign', at: NOW, now: new Date(NOW + ahead).toISOString() }) as const;
    const late = deskReducer(ready, sign(80_000));
    const set = deskReducer(late, sign(7_290_000));
    expect([late.ahead, set.ahead]).toEqual([90_000, 7_290_000]);
    expect(deskReducer(set, { type: 'sign', at: NOW }).ahead).toBe(7_290_000);
  });

  it("follows a server's clock that goes slower until it is right, and not the sign that a laptop slept over", () => {
    const sign = (ahead: number) => ({ type: 'sign', at: NOW, now: new Date(NOW + ahead).toISOString() }) as const;
    let state = ready;
    // A quarter of the 15 s between two heartbeats.
    for (let beat = 1; beat <= 20; beat++) {
      state = deskReducer(state, sign(90_000 - beat * 3_750));
      expect(Math.abs(state.ahead - (90_000 - beat * 3_750))).toBeLessThanOrEqual(10_000);
    }
    const slept = deskReducer(ready, sign(-7_200_000));
    expect(slept.ahead).toBe(85_000);
    expect(deskReducer(slept, sign(90_000)).ahead).toBe(90_000);
  });

  it('shows a changed job and a new one', () => {
    const taken = deskReducer(ready, { type: 'update', update: updateOf(job(1, { state: 'taken', version: 2 })) });
    expect(taken.jobs.get(1)).toMatchObject({ state: 'taken' });
    expect(deskReducer(taken, { type: 'update', update: updateOf(job(3)) }).jobs.size).toBe(3);
  });

  it('counts those that wait beside the board until they are heard of', () => {
    const long = deskReducer(ready, { type: 'board', board: { ...board(job(1)), unshown: 3 }, at: NOW });
    const hears = (from: DeskState, event: Partial<JobEvent>, changed = job(9)) => {
      const update = updateOf(changed);
      return deskReducer(from, { type: 'update', update: { ...update, event: { ...update.event, ...event } } });
    };
    const taken = hears(long, { from: 'new' }, job(9, { state: 'taken', version: 2 }));
    expect([long.unshown, taken.unshown]).toEqual([3, 2]);
    expect(hears(taken, { what: 'note' }, job(8)).unshown).toBe(1);
    // A new one, and one that is over.
    expect(hears(taken, { what: 'created' }, job(8)).unshown).toBe(2);
    expect(hears(taken, { what: 'price' }, job(8, { state: 'done' })).unshown).toBe(2);
    expect(deskReducer(taken, { type: 'board', board: board(job(1)), at: NOW }).unshown).toBe(0);
  });

  it('keeps the newer version when an answer overtakes an event', () => {
    const saved = deskReducer(ready, { type: 'saved', job: job(1, { state: 'sent', version: 3 }) });
    const late = deskReducer(saved, { type: 'update', update: updateOf(job(1, { state: 'taken', version: 2 })) });
    expect(late.jobs.get(1)).toMatchObject({ state: 'sent', version: 3 });
  });

  it('forgets what a new board no longer has', () => {
    expect([...deskReducer(ready, { type: 'board', board: board(job(2)), at: NOW }).jobs.keys()]).toEqual([2]);
  });

  it('keeps the newer version when an answer overtakes a board that was asked for before', () => {
    const saved = deskReducer(ready, { type: 'saved', job: job(1, { state: 'taken', version: 2 }) });
    const late = deskReducer(saved, { type: 'board', board: board(job(1), job(2)), at: NOW });
    expect(late.jobs.get(1)).toMatchObject({ state: 'taken', version: 2 });
  });

  it('goes by the board of a store that was put back to an earlier time', () => {
    const later = deskReducer(ready, { type: 'update', update: updateOf(job(1, { state: 'taken', version: 2 })) });
    const back = deskReducer(later, { type: 'board', board: board(job(1)), at: NOW });
    expect(back.jobs.get(1)).toMatchObject({ state: 'new', version: 1 });
  });

  it('goes by it also where more has happened in that store since: the number is another job now', () => {
    const later = deskReducer(ready, { type: 'update', update: updateOf(job(1, { state: 'taken', version: 2 })) });
    const other = { ...board(job(1, { reference: 'RNM-OTHER1' })), seq: 50 };
    expect(deskReducer(later, { type: 'board', board: other, at: NOW }).jobs.get(1)).toMatchObject({
      state: 'new',
      reference: 'RNM-OTHER1',
    });
    // A step that was saved here stands out no longer once its event was heard.
    const saved = deskReducer(ready, { type: 'saved', job: job(1, { state: 'taken', version: 2 }) });
    const heard = deskReducer(saved, { type: 'update', update: updateOf(job(1, { state: 'taken', version: 2 })) });
    expect(deskReducer(heard, { type: 'board', board: other, at: NOW }).jobs.get(1)).toMatchObject({ state: 'new' });
  });

  it('is that there is no desk where no board has come', () => {
    expect(deskReducer(FIRST, { type: 'absent' })).toMatchObject({ status: 'absent' });
  });

  it('keeps its jobs, behind a lost line, when something without a desk answers later', () => {
    expect(deskReducer(ready, { type: 'absent' })).toEqual({ ...ready, line: 'lost' });
  });

  it('begins when a desk answers after all', () => {
    const absent = deskReducer(FIRST, { type: 'absent' });
    expect(deskReducer(absent, { type: 'board', board: board(job(1)), at: NOW })).toMatchObject({ status: 'ready' });
  });
});

describe('what customers and drivers say', () => {
  const event = (seq: number, more: Partial<JobEvent> = {}): JobEvent => ({
    seq,
    jobId: 1,
    at: '',
    actor: 'crew',
    by: 'Ali',
    what: 'problem',
    ...more,
  });
  const update = (told: JobEvent) => ({ type: 'update', update: { event: told, job: job(1) } }) as const;
  const asked = (seq: number, ...said: JobEvent[]) =>
    ({ type: 'board', board: { ...board(job(1)), seq, said }, at: NOW }) as const;
  const heard = (...actions: Parameters<typeof deskReducer>[1][]) =>
    actions.reduce(deskReducer, FIRST).said.map(({ seq }) => seq);

  it('is heard as it comes, and nothing that the desk or a step says', () => {
    const desk = event(9, { actor: 'desk', what: 'note' });
    const step = event(10, { what: 'step', to: 'there' });
    const note = event(11, { actor: 'customer', what: 'note' });
    expect(heard(asked(7), update(event(8)), update(desk), update(step), update(note))).toEqual([8, 11]);
  });

  it('is not heard when the board comes up with it: there it stands on its job', () => {
    expect(heard(asked(7, event(5), event(7)))).toEqual([]);
  });

  it('is heard once, however often it comes: by a replay that begins before it, and with the board', () => {
    expect(heard(asked(7), update(event(8)), update(event(8)), asked(8, event(8)), update(event(8)))).toEqual([8]);
  });

  it('is heard after a gap, where no stream brought it', () => {
    expect(heard(asked(7, event(6)), asked(9, event(6), event(8), event(9)))).toEqual([8, 9]);
  });

  it('is the same list while nothing is added: nobody rings for another change', () => {
    const before = deskReducer(ready, update(event(8)));
    expect(deskReducer(before, { type: 'saved', job: job(1, { version: 2 }) }).said).toBe(before.said);
    expect(deskReducer(before, asked(8, event(8))).said).toBe(before.said);
  });
});
