/** The figures of a period, from jobs and taps. Pure. What nobody measured is left out, never estimated. */
import { DUBAI_MS } from '../../../src/contract/dubai-day.ts';
import type { Group, ShiftFigures } from '../../../src/contract/job/figures.ts';
import { counts, isOver } from '../../../src/contract/job/steps.ts';
import type { TapChannel } from '../../../src/contract/staff.ts';
import { minutesOf } from './measure.ts';
import type { FigureJob, Tap } from './read.ts';

const HOUR_MS = 3_600_000;

const dubaiHour = (ms: number): number => Math.floor((ms + DUBAI_MS) / HOUR_MS) % 24;

const isLost = ({ state }: FigureJob): boolean => state === 'cancelled' || state === 'no_show';
/** Only a finished job has been paid: a price that was noted before may yet change. */
export const isPaid = (job: FigureJob): job is FigureJob & { paid: number } =>
  job.state === 'done' && job.paid !== undefined;
const hasBoth = (job: FigureJob): job is FigureJob & { paid: number; estimate: number } =>
  isPaid(job) && job.estimate !== undefined;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function groups<Key extends string | number>(jobs: readonly FigureJob[], keyOf: (job: FigureJob) => Key): Group<Key>[] {
  const found = new Map<Key, FigureJob[]>();
  for (const job of jobs) {
    const key = keyOf(job);
    const known = found.get(key);
    if (known) known.push(job);
    else found.set(key, [job]);
  }
  return [...found].map(([key, list]) => {
    const compared = list.filter(hasBoth);
    return {
      key,
      jobs: list.length,
      done: list.filter(({ state }) => state === 'done').length,
      lost: list.filter(isLost).length,
      paid: sum(compared.map(({ paid }) => paid)),
      estimated: sum(compared.map(({ estimate }) => estimate)),
      compared: compared.length,
    };
  });
}

const byJobs = <Key extends string | number>(list: Group<Key>[]): Group<Key>[] =>
  list.sort((a, b) => b.jobs - a.jobs || String(a.key).localeCompare(String(b.key)));

function ends(jobs: readonly FigureJob[]): ShiftFigures['ends'] {
  const found = new Map<string, ShiftFigures['ends'][number]>();
  for (const { state, reason } of jobs) {
    if (!isOver(state) || !counts(state)) continue;
    const key = `${state} ${reason ?? ''}`;
    const known = found.get(key);
    if (known) known.jobs++;
    else found.set(key, { state, reason, jobs: 1 });
  }
  return [...found.values()].sort((a, b) => b.jobs - a.jobs || a.state.localeCompare(b.state));
}

type TapRow = { key: string } & Record<TapChannel, number>;

/** Taps by campaign or page, each channel beside the others, most first. */
function tapsBy(taps: readonly Tap[], keyOf: (tap: Tap) => string): TapRow[] {
  const found = new Map<string, TapRow>();
  for (const tap of taps) {
    const key = keyOf(tap);
    const row = found.get(key) ?? { key, call: 0, whatsapp: 0, sms: 0 };
    row[tap.channel]++;
    found.set(key, row);
  }
  const all = ({ call, whatsapp, sms }: TapRow): number => call + whatsapp + sms;
  return [...found.values()].sort((a, b) => all(b) - all(a) || a.key.localeCompare(b.key));
}

/** From coming in to `moment`, in milliseconds, of the jobs that reached it. */
const spans = (jobs: readonly FigureJob[], moment: 'taken' | 'there'): number[] =>
  jobs.flatMap((job) => {
    const at = job[moment];
    return at === undefined || job.agreedHour ? [] : [Math.max(0, at - job.cameIn)];
  });

/** `from` and `to` in milliseconds since the epoch. */
export function shiftFigures(all: readonly FigureJob[], taps: readonly Tap[], from: number, to: number): ShiftFigures {
  // Requests for an account are left out: no truck is waited for.
  const jobs = all.filter(({ account }) => !account);
  const [paid, compared] = [jobs.filter(isPaid), jobs.filter(hasBoth)];
  const done = jobs.filter(({ state }) => state === 'done').length;
  return {
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    jobs: jobs.length,
    open: jobs.filter(({ state }) => !isOver(state)).length,
    toTaken: minutesOf(spans(jobs, 'taken')),
    toThere: minutesOf(spans(jobs, 'there')),
    ends: ends(jobs),
    money: {
      paid: sum(paid.map((job) => job.paid)),
      priced: paid.length,
      unpriced: done - paid.length,
      compared: compared.length,
      comparedPaid: sum(compared.map((job) => job.paid)),
      comparedEstimated: sum(compared.map((job) => job.estimate)),
    },
    services: byJobs(groups(jobs, ({ service }) => service)),
    areas: byJobs(groups(jobs, ({ area }) => area)),
    hours: groups(jobs, ({ cameIn }) => dubaiHour(cameIn)).sort((a, b) => a.key - b.key),
    campaigns: byJobs(groups(jobs, ({ campaign }) => campaign)),
    taps: tapsBy(taps, ({ campaign }) => campaign).map(({ key, ...counts }) => ({ campaign: key, ...counts })),
    tapPages: tapsBy(taps, ({ page }) => page).map(({ key, ...counts }) => ({ page: key, ...counts })),
  };
}
