/** The desk: jobs, trucks and what happens to them, on the store's query layer; and whoever listens is told. */
import type { Who } from './store/apply.ts';
import type { JobChange, NewJob, TruckChange } from '../../src/contract/job/change.ts';
import type { FigureTable, ShiftFigures } from '../../src/contract/job/figures.ts';
import type { FoundJobs } from '../../src/contract/job/find.ts';
import type { JobPhoto } from '../../src/contract/job/photo.ts';
import type { Board, Job, JobEvent, JobUpdate, Truck } from '../../src/contract/job/record.ts';
import type { Database } from '../store/tables.ts';
import { jobsCsv, tapsCsv } from './figures/csv.ts';
import { shiftFigures } from './figures/figures.ts';
import { jobsSince, tapsSince } from './figures/read.ts';
import { listPhotos, readPhoto } from './photos/photos.ts';
import { addBookingJobs, hasBooking, type BookedJob } from './store/add.ts';
import { addCallJob } from './store/call.ts';
import { changeJob, type Changed } from './store/change.ts';
import { board, boardTag, history, updatesSince, waitingIds } from './store/read.ts';
import { claimAlert, endAlert, type Claim } from './store/alert.ts';
import { findJobs } from './store/find.ts';
import { subscriptionsOf, type Subscriptions } from './store/subscriptions.ts';
import { saveTruck } from './store/trucks.ts';
import { EventFeed } from './event-feed.ts';

export interface Desk {
  /** Milliseconds since the epoch, by the store's clock. */
  now(): number;
  board(): Promise<Board>;
  /** `tag` of the board as it is now. */
  boardTag(): Promise<string>;
  history(id: number): Promise<{ job: Job; events: JobEvent[] } | undefined>;
  /** Photographs of a job's vehicle, in the order in which they came. */
  photos(jobId: number): Promise<JobPhoto[]>;
  photo(id: string): Promise<{ type: string; bytes: Buffer } | undefined>;
  /** The newest jobs with these words, or this phone number. */
  find(q: string): Promise<FoundJobs>;
  /** What happened after event `seq`, at most `most`. */
  since(seq: number, most: number): Promise<JobUpdate[]>;
  addCall(call: NewJob): Promise<JobUpdate>;
  /** A booking that existing endpoints have accepted. The store's own bookings become jobs by themselves. */
  addBooking(booked: BookedJob): Promise<void>;
  /** Whether a booking's job is here. */
  hasBooking(id: string): Promise<boolean>;
  change(id: number, change: JobChange, who: Who): Promise<Changed>;
  /** Undefined: another truck has this plate. */
  saveTruck(truck: TruckChange): Promise<Truck[] | undefined>;
  /** The figures of the last so many hours. */
  figures(hours: number): Promise<ShiftFigures>;
  /** The same period's rows, for a spreadsheet. */
  figuresCsv(table: FigureTable, hours: number): Promise<string>;
  /** The jobs that nobody has taken. */
  waiting(): Promise<Set<number>>;
  /** 'ours' for one caller only, and only while nobody has taken the job. */
  claimAlert(id: number): Promise<Claim>;
  /** Ends what was claimed; if the call was not `made`, another one may tell of the job. */
  endAlert(id: number, made: boolean): Promise<void>;
  subscriptions: Subscriptions;
  /** New events, in order, for streams and the alarm. */
  feed: EventFeed;
  close(): void;
}

const periodOf = (now: number, hours: number): [from: number, to: number] => [now - hours * 3_600_000, now];

/** `now` gives milliseconds since the epoch. */
export function openDesk(database: Database, now: () => number): Desk {
  const { read, write } = database;
  const feed = new EventFeed(database);
  /** Whoever listens hears at once of what this process wrote. */
  const told = async <T>(work: Promise<T>): Promise<T> => {
    const result = await work;
    feed.nudge();
    return result;
  };
  return {
    now,
    board: () => read((trx) => board(trx, now())),
    boardTag: () => read(boardTag),
    history: (id) => read((trx) => history(trx, id)),
    photos: (jobId) => read((trx) => listPhotos(trx, jobId)),
    photo: (id) => read((trx) => readPhoto(trx, id)),
    find: (q) => read((trx) => findJobs(trx, q)),
    since: (seq, most) => read((trx) => updatesSince(trx, seq, most)),
    addCall: (call) => told(write((trx) => addCallJob(trx, call, now()))),
    addBooking: (booked) => told(write((trx) => addBookingJobs(trx, [booked]))),
    hasBooking: (id) => read((trx) => hasBooking(trx, id)),
    change: (id, change, who) => told(write((trx) => changeJob(trx, id, change, who, now()))),
    figures: (hours) =>
      read(async (trx) => {
        const [from, to] = periodOf(now(), hours);
        return shiftFigures(await jobsSince(trx, from, to), await tapsSince(trx, from, to), from, to);
      }),
    figuresCsv: (table, hours) =>
      read(async (trx) => {
        const [from, to] = periodOf(now(), hours);
        return table === 'jobs' ? jobsCsv(await jobsSince(trx, from, to)) : tapsCsv(await tapsSince(trx, from, to));
      }),
    saveTruck: (truck) => told(write((trx) => saveTruck(trx, truck))),
    waiting: () => read(waitingIds),
    claimAlert: (id) => write((trx) => claimAlert(trx, id, now())),
    endAlert: (id, made) => write((trx) => endAlert(trx, id, made ? now() : null)),
    subscriptions: subscriptionsOf(database, now),
    feed,
    close: () => feed.close(),
  };
}
