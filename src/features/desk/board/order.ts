/** Which job stands where on the board. Pure: times are milliseconds since the epoch. */
import type { Job } from '@/contract/job/record';
import {
  ENDED_MS,
  isOver,
  NO_PRICE_MS,
  PROMISE_MS,
  SAME_PHONE_MS,
  STOP_RINGING_MS,
  UNSENT_MS,
} from '@/contract/job/steps';
import { phoneKey } from '@/contract/phone';

/** Hurt or in a lane first; then who waits now, then this hour, then an agreed hour; within each the oldest. */
const URGENCY_RANK: Record<Job['urgency'], number> = { immediate: 0, within_hour: 1, scheduled: 2 };

/** Somebody took it long ago and has not sent a truck: it may have been forgotten. */
export const isUnsent = ({ state, account, urgency, stateAt }: Job, now: number): boolean =>
  state === 'taken' && !account && now - Date.parse(stateAt) >= UNSENT_MS[urgency];

/** How long the truck has been late by the time that was said for it, in milliseconds; 0 where it is not. */
export const lateBy = ({ state, eta }: Job, now: number): number =>
  state === 'sent' && eta ? Math.max(0, now - Date.parse(eta.at)) : 0;

/** Waiting jobs first: nobody has looked at them yet; then those that were taken and forgotten, and late trucks. */
const stateRank = (job: Job, now: number): number =>
  job.state === 'new' ? 0 : isUnsent(job, now) || lateBy(job, now) > 0 ? 1 : 2;

/** What `said` is known, what `words` only suggest: both come before everything else. */
const dangerRank = ({ danger, state }: Job): number => (danger && state !== 'loaded' ? 0 : 1);

/**
 * It has waited for longer than jobs ring: a leftover, not tonight's work. One for an agreed hour may be for tomorrow.
 */
export const isLeft = (job: Job, now: number): boolean =>
  job.state === 'new' && job.urgency !== 'scheduled' && now - Date.parse(job.createdAt) >= STOP_RINGING_MS;

/** ISO 8601 times in UTC sort as plain text; `localeCompare` is slow on a long board. */
const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/**
 * The open jobs, and those in `kept`, in the order in which they are to be seen; what was left over stands last.
 */
export function boardOrder(jobs: readonly Job[], now: number, kept?: ReadonlySet<number>): Job[] {
  return jobs
    .filter(({ id, state }) => !isOver(state) || kept?.has(id))
    .map((job) => ({ job, left: Number(isLeft(job, now)), rank: stateRank(job, now) }))
    .sort(
      ({ job: a, left: aLeft, rank: aRank }, { job: b, left: bLeft, rank: bRank }) =>
        aLeft - bLeft ||
        dangerRank(a) - dangerRank(b) ||
        aRank - bRank ||
        URGENCY_RANK[a.urgency] - URGENCY_RANK[b.urgency] ||
        byText(a.createdAt, b.createdAt) ||
        a.id - b.id,
    )
    .map(({ job }) => job);
}

/**
 * Those that ended within the last day, the latest first. What was found, or stands on a screen that stays open, may be
 * older.
 */
export const endedJobs = (jobs: readonly Job[], now: number): Job[] =>
  latestFirst(jobs.filter(({ state, endedAt = '' }) => isOver(state) && now - Date.parse(endedAt) < ENDED_MS));
/** Those that were done before, within a week, without a price. */
export const unpricedJobs = (jobs: readonly Job[], now: number): Job[] =>
  latestFirst(
    jobs.filter(({ state, account, finalPrice, endedAt = '' }) => {
      const age = now - Date.parse(endedAt);
      return state === 'done' && !account && finalPrice === undefined && age >= ENDED_MS && age < NO_PRICE_MS;
    }),
  );

const latestFirst = (jobs: Job[]): Job[] =>
  jobs.sort((a, b) => byText(b.endedAt ?? '', a.endedAt ?? '') || b.id - a.id);

/** Milliseconds until the promised call (spec 2: "contact within 5 minutes"); negative when it is overdue. */
export const promiseLeft = (job: Job, now: number): number => Date.parse(job.createdAt) + PROMISE_MS - now;

/**
 * "4:07" until the promise, "-0:12" after it, in whole seconds; past an hour "-3 hours",
 * past a day "-2 days", in the words of `units`: nobody counts seconds then.
 */
export function countdown(ms: number, units: Record<'hours' | 'days', (count: number) => string>): string {
  const seconds = Math.floor(Math.abs(ms) / 1000);
  const hours = Math.floor(seconds / 3600);
  const text =
    hours >= 24
      ? units.days(Math.floor(hours / 24))
      : hours > 0
        ? units.hours(hours)
        : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return `${ms < 0 ? '-' : ''}${text}`;
}

/** Other jobs of the same phone within two hours, by job id. Flagged only: a person decides whether they are one. */
export function samePhone(jobs: readonly Job[]): Map<number, number[]> {
  const byPhone = new Map<string, { id: number; at: number }[]>();
  for (const { id, phone, createdAt } of jobs) {
    const key = phoneKey(phone);
    if (key.length >= 7) byPhone.set(key, [...(byPhone.get(key) ?? []), { id, at: Date.parse(createdAt) }]);
  }
  const found = new Map<number, number[]>();
  for (const same of byPhone.values())
    for (const { id, at } of same) {
      const others = same.filter((other) => other.id !== id && Math.abs(other.at - at) <= SAME_PHONE_MS);
      if (others.length > 0)
        found.set(
          id,
          others.map((other) => other.id),
        );
    }
  return found;
}
