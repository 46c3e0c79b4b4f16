import { describe, expect, it } from 'vitest';
import { PROMISE_MS, RING_AGAIN_MS, STOP_RINGING_MS } from '@/contract/job/steps';
import { isRinging, ringNow, titleFor } from '@/features/desk/alarm/ring';
import { job, NOW } from './sample-job';

const ids = ({ due }: ReturnType<typeof ringNow>) => due.map(({ id }) => id);

describe('the alarm', () => {
  it('rings for a new job at once, and again every 30 seconds until somebody takes it', () => {
    const first = ringNow([job(1)], new Map(), NOW);
    expect(ids(first)).toEqual([1]);
    expect(ids(ringNow([job(1)], first.rung, NOW + RING_AGAIN_MS - 1))).toEqual([]);
    const second = ringNow([job(1)], first.rung, NOW + RING_AGAIN_MS);
    expect(ids(second)).toEqual([1]);
    expect(ids(ringNow([job(1, { state: 'taken' })], second.rung, NOW + 2 * RING_AGAIN_MS))).toEqual([]);
  });

  it('rings once for each waiting job when a laptop wakes, however long it slept', () => {
    const slept = ringNow([job(1)], new Map(), NOW);
    const woken = NOW + 20 * 60_000;
    const all = [job(1), job(2)];
    const now = ringNow(all, slept.rung, woken);
    expect(ids(now)).toEqual([1, 2]);
    expect(ids(ringNow(all, now.rung, woken + 1000))).toEqual([]);
  });

  it('forgets a taken job, so that one that is given back rings like a new one', () => {
    const { rung } = ringNow([job(1)], new Map(), NOW);
    const taken = ringNow([job(1, { state: 'taken' })], rung, NOW + 1000);
    expect(taken.rung.size).toBe(0);
    expect(ids(ringNow([job(1)], taken.rung, NOW + 2000))).toEqual([1]);
  });

  it('rings again for a job of tomorrow only when its promised call is due, unless somebody is in danger', () => {
    const later = [job(1, { urgency: 'scheduled' }), job(2, { urgency: 'scheduled', danger: 'said' })];
    const { rung } = ringNow(later, new Map(), NOW);
    expect(ids(ringNow(later, rung, NOW + RING_AGAIN_MS))).toEqual([2]);
    const quiet = later.slice(0, 1);
    expect(ids(ringNow(quiet, rung, NOW + PROMISE_MS - 1))).toEqual([]);
    const due = ringNow(quiet, rung, NOW + PROMISE_MS);
    expect(ids(due)).toEqual([1]);
    expect(ids(ringNow(quiet, due.rung, NOW + 2 * PROMISE_MS - 1))).toEqual([]);
    expect(ids(ringNow(quiet, due.rung, NOW + 2 * PROMISE_MS))).toEqual([1]);
  });

  it('does not ring for a company that asks for an account', () => {
    const account = { company: 'Gulf Vans', vehicles: 12, kinds: ['vans' as const], areas: 'Deira' };
    expect(isRinging(job(1, { account }), NOW)).toBe(false);
    expect(ids(ringNow([job(1, { account }), job(2)], new Map(), NOW))).toEqual([2]);
  });

  it('is not silenced by a clock that was set back', () => {
    const { rung } = ringNow([job(1)], new Map(), NOW);
    expect(ids(ringNow([job(1)], rung, NOW - 3_600_000))).toEqual([1]);
  });

  it('rings for a new job at once, and from then on once every 30 seconds for all that wait', () => {
    const all = [job(1), job(2)];
    const { rung } = ringNow([job(1)], new Map(), NOW);
    const second = ringNow(all, rung, NOW + 5000);
    expect(ids(second)).toEqual([2]);
    expect(ids(ringNow(all, second.rung, NOW + RING_AGAIN_MS))).toEqual([]);
    expect(ids(ringNow(all, second.rung, NOW + 5000 + RING_AGAIN_MS))).toEqual([1, 2]);
  });

  it('does not ring for what was left for twelve hours, nor for old bookings after a move to the desk', () => {
    const old = job(1, { createdAt: new Date(NOW - STOP_RINGING_MS).toISOString() });
    expect(ids(ringNow([old], new Map(), NOW))).toEqual([]);
    expect(isRinging(old, NOW)).toBe(false);
    const { rung } = ringNow([old], new Map(), NOW - 1000);
    expect(ids(ringNow([old], rung, NOW + RING_AGAIN_MS))).toEqual([]);
  });

  it('says in the title how many wait', () => {
    expect(titleFor(2, 'New job', 'Dashboard')).toBe('(2) New job');
    expect(titleFor(0, 'New job', 'Dashboard')).toBe('Dashboard');
  });
});
