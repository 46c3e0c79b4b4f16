import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChange } from '../../../server/desk/store/apply';
import type { JobChange } from '@/contract/job/change';
import { END_REASONS, type Job } from '@/contract/job/record';
import {
  ACTORS,
  ENDS,
  endsFor,
  isOver,
  mayMove,
  MOVES,
  nextStep,
  STEPS,
  UNDO_MS,
  type Actor,
  type JobState,
} from '@/contract/job/steps';
import { job, JOB_STATES, NOW } from './sample';

const desk = { actor: 'desk', by: 'Omar' } as const;
const step = (to: Job['state'], version = 3, more = {}) =>
  ({ kind: 'step', to, version, by: 'Omar', ...more }) as JobChange;
const end = (to: (typeof ENDS)[number], reason: string, note = '') =>
  ({ kind: 'end', to, reason, note, version: 3, by: 'Omar' }) as JobChange;

describe('the table of steps', () => {
  it('leads from a new job to a paid one in five steps of the desk', () => {
    let state: JobState = 'new';
    const way: JobState[] = [state];
    for (let to = nextStep({ state }); to; to = nextStep({ state })) {
      expect(mayMove({ state }, to, 'desk')).toBe(true);
      way.push((state = to));
    }
    expect(way).toEqual(STEPS);
  });

  it('names an end from every open state, and nothing from a finished one', () => {
    for (const state of JOB_STATES) {
      const moves = Object.keys(MOVES[state]);
      if (isOver(state)) {
        expect(moves, state).toEqual([]);
        expect(nextStep({ state }), state).toBeUndefined();
        expect(endsFor({ state, account: {} }, 'desk'), state).toEqual([]);
      } else
        expect(
          moves.some((to) => isOver(to as JobState)),
          state,
        ).toBe(true);
    }
  });

  it('lets a customer cancel until the car is loaded, and do nothing else', () => {
    for (const from of JOB_STATES)
      for (const to of JOB_STATES) {
        const until = (['new', 'taken', 'sent', 'there'] as JobState[]).includes(from) && to === 'cancelled';
        expect(mayMove({ state: from }, to, 'customer'), `${from} to ${to}`).toBe(until);
      }
  });

  it('keeps pranks and duplicates to the desk, and taking a job too', () => {
    for (const from of JOB_STATES)
      for (const actor of ACTORS) {
        if (actor === 'desk') continue;
        expect(mayMove({ state: from }, 'prank', actor)).toBe(false);
        expect(mayMove({ state: from }, 'duplicate', actor)).toBe(false);
        expect(mayMove({ state: from }, 'taken', actor)).toBe(false);
      }
    expect(endsFor({ state: 'loaded' }, 'desk')).toEqual(['cancelled']);
    expect(endsFor({ state: 'new' }, 'desk')).toEqual(['cancelled', 'prank', 'duplicate']);
  });
});

describe('a change', () => {
  it('takes a job and notes who and when', () => {
    const applied = applyChange(job(), step('taken'), desk, NOW);
    expect(applied).toMatchObject({
      job: { state: 'taken', takenBy: 'Omar', takenAt: '2026-11-22T22:00:00.000Z', version: 4 },
      event: { what: 'step', from: 'new', to: 'taken', by: 'Omar', actor: 'desk' },
    });
  });

  it('is refused when it was made on an older version', () => {
    expect(applyChange(job('new', { version: 4 }), step('taken', 3), desk, NOW)).toEqual({ refused: 'stale' });
  });

  it('is refused when the table has no such step, whoever asks', () => {
    expect(applyChange(job('new'), step('done'), desk, NOW)).toEqual({ refused: 'not_possible' });
    expect(applyChange(job('new'), step('taken'), { actor: 'customer', by: '' }, NOW)).toEqual({
      refused: 'not_possible',
    });
  });

  it('keeps the time that a person gave, and when it was said', () => {
    const applied = applyChange(job('taken'), step('sent', 3, { minutes: 20, truckId: 7 }), desk, NOW);
    expect(applied).toMatchObject({
      job: { eta: { at: '2026-11-22T22:20:00.000Z', saidAt: '2026-11-22T22:00:00.000Z', by: 'Omar' }, truckId: 7 },
    });
  });

  it('ends a job only with a reason of that end, and "other" only with a note', () => {
    expect(applyChange(job('taken'), end('cancelled', 'nobody_there'), desk, NOW)).toEqual({ refused: 'no_reason' });
    expect(applyChange(job('taken'), end('cancelled', 'other'), desk, NOW)).toEqual({ refused: 'no_reason' });
    expect(applyChange(job('taken'), end('cancelled', 'other', 'went home by taxi'), desk, NOW)).toMatchObject({
      job: {
        state: 'cancelled',
        reason: 'other',
        reasonNote: 'went home by taxi',
        endedAt: '2026-11-22T22:00:00.000Z',
      },
    });
  });

  it('can be taken back for a minute, and not a moment longer', () => {
    const taken = applyChange(job(), step('taken'), desk, NOW) as { job: Job };
    const undo = { kind: 'undo', version: 4, by: 'Omar' } as JobChange;
    expect(applyChange(taken.job, undo, desk, NOW + UNDO_MS, 'new')).toMatchObject({
      job: { state: 'new', version: 5, takenAt: undefined, takenBy: undefined, undoUntil: undefined },
      event: { what: 'undone', from: 'taken', to: 'new' },
    });
    expect(applyChange(taken.job, undo, desk, NOW + UNDO_MS + 1, 'new')).toEqual({ refused: 'too_late' });
  });

  it('of a note leaves the way back open', () => {
    const taken = applyChange(job(), step('taken'), desk, NOW) as { job: Job };
    const noted = applyChange(taken.job, { kind: 'note', text: 'Two children', version: 4, by: 'Omar' }, desk, NOW + 1);
    expect(noted).toMatchObject({
      job: { version: 5, undoUntil: taken.job.undoUntil },
      event: { detail: 'Two children' },
    });
  });
});

it('whatever is pressed in whatever order, a job never leaves the table and its version grows by one a change', () => {
  const change = fc.oneof(
    fc.record({ kind: fc.constant('step'), to: fc.constantFrom(...STEPS), by: fc.constant('Omar') }),
    fc.record({
      kind: fc.constant('end'),
      to: fc.constantFrom(...ENDS),
      reason: fc.constantFrom(...Object.values(END_REASONS).flat()),
      note: fc.constantFrom('', 'because'),
      by: fc.constant('Omar'),
    }),
    fc.record({ kind: fc.constant('undo'), by: fc.constant('Omar') }),
    fc.record({ kind: fc.constant('note'), text: fc.constant('x'), by: fc.constant('Omar') }),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(change, fc.constantFrom<Actor>(...ACTORS), fc.nat(90_000))), (presses) => {
      let current = job('new', { version: 1 });
      let previous: JobState | undefined;
      let now = NOW;
      for (const [pressed, actor, pause] of presses) {
        now += pause;
        const full = { ...pressed, version: current.version } as JobChange;
        const applied = applyChange(current, full, { actor, by: 'Omar' }, now, previous);
        if ('refused' in applied) continue;
        const { job: after, event } = applied;
        expect(after.version).toBe(current.version + 1);
        if (event.what === 'step') expect(mayMove(current, after.state, actor)).toBe(true);
        if (event.what === 'undone') expect(after.state).toBe(previous);
        if (event.what !== 'note') previous = event.what === 'step' ? current.state : undefined;
        expect(isOver(after.state)).toBe(after.endedAt !== undefined);
        current = after;
      }
    }),
  );
});
