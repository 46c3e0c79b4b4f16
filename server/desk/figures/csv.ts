/**
 * The figures' rows for a spreadsheet. No name, no number; a text that a spreadsheet
 * would run as a formula is written as text.
 */
import { stringify } from 'csv-stringify/sync';
import { dubaiDay, dubaiTime } from '../../../src/contract/dubai-day.ts';
import { isPaid } from './figures.ts';
import type { FigureJob, Tap } from './read.ts';

/** "2026-11-22 02:14" in Dubai, which spreadsheets read as a time. */
const moment = (ms: number | undefined): string => (ms === undefined ? '' : `${dubaiDay(ms)} ${dubaiTime(ms)}`);
const minutes = (from: number, to: number | undefined): string =>
  to === undefined ? '' : String(Math.round((Math.max(0, to - from) / 60_000) * 10) / 10);

/**
 * A text from outside, on one line and without control characters: a spreadsheet could take what follows a line break
 * for a new cell, and a formula in it would run. The same goes for a semicolon where the locale's list separator is
 * one.
 */
const oneLine = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(';', ',')
    .trim();

/** The byte order mark tells Excel that it is UTF-8. */
const OPTIONS = {
  header: true,
  bom: true,
  cast: { string: oneLine },
  escape_formulas: true,
  record_delimiter: 'windows',
} as const;

/** The columns of a job, in their order. */
const JOB: Record<string, (job: FigureJob) => string | number> = {
  reference: (job) => job.reference,
  came_in: (job) => moment(job.cameIn),
  state: (job) => job.state,
  reason: (job) => job.reason ?? '',
  minutes_to_taken: (job) => minutes(job.cameIn, job.taken),
  minutes_to_arrival: (job) => minutes(job.cameIn, job.there),
  agreed_hour: (job) => (job.agreedHour ? 'yes' : 'no'),
  service: (job) => (job.account ? 'account_request' : job.service),
  area: (job) => job.area,
  campaign: (job) => job.campaign,
  estimate_aed: (job) => job.estimate ?? '',
  paid_aed: (job) => (isPaid(job) ? job.paid : ''),
  payment: (job) => (job.state === 'done' ? (job.payment ?? '') : ''),
  taken_by: (job) => job.takenBy ?? '',
};

/** The jobs as a file of rows, one a job, under the names of the columns. */
export const jobsCsv = (jobs: readonly FigureJob[]): string =>
  stringify(
    jobs.map((job) => Object.values(JOB).map((cell) => cell(job))),
    { ...OPTIONS, columns: Object.keys(JOB) },
  );

/** The taps likewise. */
export const tapsCsv = (taps: readonly Tap[]): string =>
  stringify(
    taps.map((tap) => ({ ...tap, at: moment(tap.at) })),
    { ...OPTIONS, columns: ['at', 'channel', 'campaign', 'page', 'source'] },
  );
