import { describe, expect, it } from 'vitest';
import { applyChange, type Who } from '../../../server/desk/store/apply';
import { newJobSchema, type JobChange } from '../../../src/contract/job/change';
import { END_REASONS, type Job } from '../../../src/contract/job/record';
import { counts, ENDS, isEnd, mayMove, STEPS, type JobState } from '../../../src/contract/job/steps';
import * as v from 'valibot';
import { job as sample, JOB_STATES, NOW } from '../../contract/job/sample';

const UNDO_UNTIL = '2026-11-22T22:00:30.000Z';
const job = (state: JobState, more: Partial<Job> = {}): Job => sample(state, { undoUntil: UNDO_UNTIL, ...more });
const desk = { actor: 'desk', by: 'Omar' } as const;
const change = (what: object) => ({ version: 3, by: 'Omar', ...what }) as JobChange;
const applied = (to: Job, what: object, previous?: JobState) => {
  const result = applyChange(to, change(what), desk, NOW, previous);
  if ('refused' in result) throw new Error(result.refused);
  return result;
};

describe('what is said about a job is on the job, stands in its history, and leaves the way back open', () => {
  const position = { lat: 25.1, lng: 55.2, accuracy: 20 };
  const eta = { at: '2026-11-22T22:25:00.000Z', saidAt: '2026-11-22T22:00:00.000Z', by: 'Omar' };
  it.each<[string, object, Partial<Job>, string]>([
    ['place', { place: 'Exit 39', position }, { place: 'Exit 39', position }, 'Exit 39'],
    ['price', { price: 250, payment: 'cash' }, { finalPrice: 250, payment: 'cash' }, '250'],
    ['truck', { truckId: 7 }, { truckId: 7 }, '7'],
    ['truck', { truckId: null }, { truckId: undefined }, ''],
    ['eta', { minutes: 25 }, { eta }, '25'],
    ['danger', { danger: true }, { danger: 'said' }, 'yes'],
    ['danger', { danger: false }, { danger: undefined }, 'no'],
    ['problem', { problem: 'no_access', note: 'a barrier' }, {}, 'no_access: a barrier'],
    ['problem', { problem: 'no_access', note: '' }, {}, 'no_access'],
    ['note', { text: 'Two children' }, {}, 'Two children'],
  ])('%s %j', (kind, what, expected, detail) => {
    const result = applied(job('sent', { truckId: 2, danger: 'said' }), { kind, ...what });
    expect(result.job).toEqual({
      ...job('sent', { truckId: 2, danger: 'said' }),
      ...expected,
      version: 4,
      undoUntil: UNDO_UNTIL,
    });
    expect(result.event).toMatchObject({ what: kind, detail, by: 'Omar', actor: 'desk' });
  });

  it("a customer's position alone is told without the words, which stand as they were", () => {
    const customer = { actor: 'customer', by: '' } as const;
    const told = (what: object, who: Who) => {
      const result = applyChange(job('sent', { place: 'Exit 39' }), change({ kind: 'place', ...what }), who, NOW);
      return 'event' in result && result.event.detail;
    };
    expect(told({ place: 'Exit 39', position }, customer)).toBe('');
    expect(told({ place: 'Exit 41', position }, customer)).toBe('Exit 41');
    expect(told({ place: 'Exit 39' }, customer)).toBe('Exit 39');
    // The desk's own is told in full: a repeated change is known by it.
    expect(told({ place: 'Exit 39', position }, desk)).toBe('Exit 39');
  });

  it('a corrected price keeps the way it was paid, unless another is named', () => {
    const paid = job('done', { finalPrice: 300, payment: 'card' });
    expect(applied(paid, { kind: 'price', price: 280 }).job).toMatchObject({ finalPrice: 280, payment: 'card' });
    expect(applied(paid, { kind: 'price', price: 280, payment: 'cash' }).job.payment).toBe('cash');
    expect(applied(paid, { kind: 'price', price: 280, payment: null }).job.payment).toBeUndefined();
  });
});

describe('a step', () => {
  it('takes the price and the way it was paid along, and invents neither', () => {
    const loaded = job('loaded', { finalPrice: 300, payment: 'card' });
    expect(applied(loaded, { kind: 'step', to: 'done' }).job).toMatchObject({ finalPrice: 300, payment: 'card' });
    const paid = applied(loaded, { kind: 'step', to: 'done', price: 280, payment: 'cash' }).job;
    expect(paid).toMatchObject({ finalPrice: 280, payment: 'cash', endedAt: '2026-11-22T22:00:00.000Z' });
    const none = applied(loaded, { kind: 'step', to: 'done', price: null, payment: null }).job;
    expect([none.finalPrice, none.payment]).toEqual([undefined, undefined]);
  });

  it('leaves the truck and the person who took the job, and the history says how long the truck will be', () => {
    const taken = job('taken', { truckId: 7, takenBy: 'Mona' });
    const sent = applied(taken, { kind: 'step', to: 'sent', minutes: 20 });
    expect(applied(taken, { kind: 'step', to: 'sent', truckId: null }).job.truckId).toBeUndefined();
    expect(sent.job).toMatchObject({ truckId: 7, takenBy: 'Mona' });
    expect(sent.event).toMatchObject({ what: 'step', from: 'taken', to: 'sent', detail: '20' });
  });
});

describe('an end', () => {
  it.each([
    ['', 'price'],
    ['found a cheaper one', 'price: found a cheaper one'],
  ])('with the note "%s" is told as "%s"', (note, detail) => {
    const result = applied(job('taken'), { kind: 'end', to: 'cancelled', reason: 'price', note });
    expect(result.event).toMatchObject({ what: 'step', from: 'taken', to: 'cancelled', detail });
    expect(result.job.reason).toBe('price');
  });

  it('is refused where the table has none, whatever the reason', () => {
    const late = change({ kind: 'end', to: 'prank', reason: 'no_such_place', note: '' });
    expect(applyChange(job('done'), late, desk, NOW)).toEqual({ refused: 'not_possible' });
  });
});

describe('what is taken back', () => {
  it('an end: the job is open again and has no reason any more', () => {
    const over = job('cancelled', {
      takenBy: 'Omar',
      endedAt: UNDO_UNTIL,
      reason: 'other',
      reasonNote: 'went home',
      eta: { at: UNDO_UNTIL, saidAt: UNDO_UNTIL, by: 'Omar' },
    });
    const open = applied(over, { kind: 'undo' }, 'sent').job;
    expect(open).toMatchObject({ state: 'sent', endedAt: undefined, reason: undefined, reasonNote: undefined });
    expect(open).toMatchObject({ takenBy: 'Omar', eta: over.eta });
  });

  it('the truck on its way: its time goes, who took the job stays', () => {
    const sent = job('sent', {
      takenBy: 'Omar',
      sentAt: UNDO_UNTIL,
      eta: { at: UNDO_UNTIL, saidAt: UNDO_UNTIL, by: 'Omar' },
    });
    expect(applied(sent, { kind: 'undo' }, 'taken').job).toMatchObject({
      state: 'taken',
      takenBy: 'Omar',
      sentAt: undefined,
      eta: undefined,
    });
  });

  it.each(
    JOB_STATES.flatMap((from) =>
      [...STEPS, ...ENDS].filter((to) => mayMove(job(from), to, 'desk')).map((to) => [from, to] as const),
    ),
  )('a step from %s to %s leaves nothing of itself', (from, to) => {
    const before = job(from, { undoUntil: undefined });
    const step = isEnd(to)
      ? { kind: 'end', to, reason: END_REASONS[to][0], note: 'a note' }
      : { kind: 'step', to, ...(to === 'sent' ? { minutes: 20 } : {}) };
    const { job: after } = applied(before, step);
    const back = applyChange(after, change({ kind: 'undo', version: 4 }), desk, NOW, from);
    expect('job' in back && back.job).toEqual({ ...before, version: 5, stateAt: '2026-11-22T22:00:00.000Z' });
  });

  it('nothing, where there is no step before or its minute has been given up', () => {
    const undo = change({ kind: 'undo' });
    expect(applyChange(job('sent'), undo, desk, NOW)).toEqual({ refused: 'too_late' });
    expect(applyChange(job('sent', { undoUntil: undefined }), undo, desk, NOW, 'taken')).toEqual({
      refused: 'too_late',
    });
  });
});

it('every job counts in the figures but a prank and a duplicate', () => {
  expect(JOB_STATES.filter((state) => !counts(state)).sort()).toEqual(['duplicate', 'prank']);
});

describe('the number of a caller', () => {
  const valid = (phone: string) =>
    v.safeParse(newJobSchema, { id: '5ef1f3a5-5a86-4b8e-9f0e-0d9a4f5c7a10', by: 'Omar', phone }).success;
  it.each(['0501234567', '+971 50 123-4567', '(04) 123 4567', '1234567'])('%s is taken', (phone) =>
    expect(valid(phone)).toBe(true),
  );
  it.each(['123456', '12-34-56', '050 call him', 'x0501234567', '050+1234567', ''])('%s is not', (phone) =>
    expect(valid(phone)).toBe(false),
  );
});
