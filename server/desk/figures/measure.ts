/** The timings of one job, from its events. Pure. A step that was never recorded has none. */
import { isOver, type JobState } from '../../../src/contract/job/steps.ts';

export interface StepEvent {
  /** Milliseconds since the epoch. */
  at: number;
  what: string;
  from_state: JobState | null;
  to_state: JobState | null;
}

/**
 * When each state was first reached and kept: a step that was undone does not count, nor does a reopened job count as
 * taken again.
 */
export function moments(events: readonly StepEvent[]): Partial<Record<JobState, number>> {
  const reached = new Map<JobState, number[]>();
  for (const { at, what, from_state: from, to_state: to } of events) {
    if (what === 'undone' && from) reached.get(from)?.pop();
    else if (to && (what === 'created' || what === 'step') && !(from && isOver(from)))
      reached.set(to, [...(reached.get(to) ?? []), at]);
  }
  return Object.fromEntries([...reached].flatMap(([state, [first]]) => (first === undefined ? [] : [[state, first]])));
}

const tenth = (minutes: number): number => Math.round(minutes * 10) / 10;

/** Median and worst of so many milliseconds, in minutes; undefined for none. */
export function minutesOf(spans: readonly number[]): { jobs: number; median: number; worst: number } | undefined {
  const sorted = [...spans].sort((a, b) => a - b);
  const worst = sorted.at(-1);
  if (worst === undefined) return undefined;
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]] as [number, number];
  return { jobs: sorted.length, median: tenth((low + high) / 2 / 60_000), worst: tenth(worst / 60_000) };
}
