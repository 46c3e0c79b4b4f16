import { describe, expect, it } from 'vitest';
import { desk } from '@/content/en/desk';
import type { Job } from '@/contract/job/record';
import {
  boardOrder,
  countdown,
  endedJobs,
  isUnsent,
  promiseLeft,
  samePhone,
  unpricedJobs,
} from '@/features/desk/board/order';
import { job, NOW } from './sample-job';

const ids = (jobs: Job[]) => jobs.map(({ id }) => id);

describe('the board', () => {
  it('shows the hurt first, then who waits now by age, then the later ones', () => {
    const jobs = [
      job(1, { urgency: 'scheduled', createdAt: '2026-11-22T21:00:00.000Z' }),
      job(2, { createdAt: '2026-11-22T21:59:00.000Z' }),
      job(3, { createdAt: '2026-11-22T21:58:00.000Z' }),
      job(4, { urgency: 'within_hour', createdAt: '2026-11-22T21:00:00.000Z' }),
      job(5, { createdAt: '2026-11-22T21:59:30.000Z', danger: 'words' }),
      job(6, { createdAt: '2026-11-22T20:00:00.000Z', state: 'sent' }),
    ];
    expect(ids(boardOrder(jobs, NOW))).toEqual([5, 3, 2, 4, 1, 6]);
  });

  it('keeps somebody who is hurt on top while a truck is on its way', () => {
    expect(ids(boardOrder([job(1), job(2, { danger: 'said', state: 'sent' })], NOW))).toEqual([2, 1]);
  });

  it("puts what was left for twelve hours behind the night's work, but not an agreed hour", () => {
    const yesterday = '2026-11-22T09:59:00.000Z';
    const jobs = [
      job(1, { createdAt: yesterday, danger: 'words' }),
      job(2, { createdAt: yesterday, urgency: 'scheduled' }),
      job(3),
    ];
    expect(ids(boardOrder(jobs, NOW))).toEqual([3, 2, 1]);
  });

  it('puts a job that was taken and given to no truck before the others under way, unless it is for an agreed hour', () => {
    const taken = { state: 'taken', createdAt: '2026-11-22T21:00:00.000Z' } as const;
    const jobs = [
      job(1, { state: 'sent', createdAt: '2026-11-22T20:00:00.000Z' }),
      job(2, { ...taken, stateAt: '2026-11-22T21:45:01.000Z' }),
      job(3, { ...taken, stateAt: '2026-11-22T21:45:00.000Z' }),
      job(4, { ...taken, stateAt: '2026-11-22T21:15:00.000Z', urgency: 'within_hour' }),
      job(5, { ...taken, stateAt: '2026-11-22T21:30:00.000Z', urgency: 'within_hour' }),
      job(6, { ...taken, stateAt: '2026-11-22T10:00:00.000Z', urgency: 'scheduled' }),
      job(7),
    ];
    expect(ids(jobs.filter((one) => isUnsent(one, NOW)))).toEqual([3, 4]);
    expect(ids(boardOrder(jobs, NOW))).toEqual([7, 3, 4, 1, 2, 5, 6]);
    const account = { company: 'Gulf Vans', vehicles: 12, kinds: ['vans' as const], areas: 'Deira' };
    expect(isUnsent(job(8, { ...taken, stateAt: taken.createdAt, account }), NOW)).toBe(false);
  });

  it('shows a truck that is late before those that are not, behind what waits', () => {
    const eta = (at: string) => ({ at, saidAt: '2026-11-22T21:00:00.000Z', by: 'Omar' });
    const jobs = [
      job(1, { state: 'taken' }),
      job(2, { state: 'sent', eta: eta('2026-11-22T22:00:00.000Z') }),
      job(3, { state: 'sent', eta: eta('2026-11-22T21:59:59.000Z') }),
      job(4, { state: 'there', eta: eta('2026-11-22T21:30:00.000Z') }),
      job(5),
    ];
    expect(ids(boardOrder(jobs, NOW))).toEqual([5, 3, 1, 2, 4]);
  });

  it('leaves finished jobs out, and lists them by their end', () => {
    const jobs = [
      job(1, { state: 'done', endedAt: '2026-11-22T20:00:00.000Z' }),
      job(2, { state: 'prank', endedAt: '2026-11-22T21:00:00.000Z' }),
      job(3),
    ];
    expect(ids(boardOrder(jobs, NOW))).toEqual([3]);
    expect(ids(endedJobs(jobs, NOW))).toEqual([2, 1]);
  });
});

it('a job lacks its price once it was done without one for more than a day, for a week; nothing else does', () => {
  const done = { state: 'done', endedAt: '2026-11-21T22:00:00.000Z' } as const;
  const jobs = [
    job(1, done),
    job(2, { ...done, endedAt: '2026-11-21T22:00:01.000Z' }),
    job(3, { ...done, finalPrice: 0 }),
    job(4, { ...done, state: 'cancelled' }),
    job(5, { ...done, account: { company: 'Gulf Vans', vehicles: 12, kinds: ['vans'], areas: 'Deira' } }),
    job(6, { ...done, endedAt: '2026-11-15T22:00:00.000Z' }),
  ];
  // What is older than a day has left the list of those that are over, on a screen that stays open too.
  expect(ids(endedJobs(jobs, NOW))).toEqual([2]);
  expect(ids(unpricedJobs(jobs, NOW))).toEqual([1]);
});

describe('the five minutes that were promised', () => {
  it('run from when the booking came in', () => {
    expect(promiseLeft(job(1, { createdAt: new Date(NOW - 53_000).toISOString() }), NOW)).toBe(247_000);
  });
  it.each([
    [247_000, '4:07'],
    [247_999, '4:07'],
    [0, '0:00'],
    [-12_000, '-0:12'],
    [-661_000, '-11:01'],
    [-3_599_000, '-59:59'],
    [-3_600_000, '-1 hour'],
    [-86_399_000, '-23 hours'],
    [-86_400_000, '-1 day'],
    [-3 * 86_400_000, '-3 days'],
  ])('%s ms read %s', (ms, text) => expect(countdown(ms, desk.card)).toBe(text));
});

describe('the same phone', () => {
  it('is flagged for a landline too, which has a digit less than a mobile', () => {
    const jobs = [
      job(1, { phone: '04 123 4567' }),
      job(2, { phone: '+971 4 123 4567' }),
      job(3, { phone: '06 123 4567' }),
    ];
    expect(samePhone(jobs)).toEqual(
      new Map([
        [1, [2]],
        [2, [1]],
      ]),
    );
  });

  it('is flagged within two hours, however it was typed', () => {
    const jobs = [
      job(1, { phone: '0501234567', createdAt: '2026-11-22T20:00:00.000Z' }),
      job(2, { phone: '+971 50 123 4567', createdAt: '2026-11-22T21:59:00.000Z' }),
      job(3, { phone: '0501234567', createdAt: '2026-11-22T22:00:01.000Z' }),
      job(4, { phone: '0507654321' }),
    ];
    expect(samePhone(jobs)).toEqual(
      new Map([
        [1, [2]],
        [2, [1, 3]],
        [3, [2]],
      ]),
    );
  });
});
