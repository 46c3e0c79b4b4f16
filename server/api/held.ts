/** Bookings that the existing endpoints have accepted but the desk's own store has not: retried until it takes them. */
import { dangerOf } from '../../src/contract/job/danger.ts';
import { isForLater } from '../../src/contract/job/steps.ts';
import type { UntakenJob } from '../desk/alarm/webhook.ts';
import type { BookedJob } from '../desk/store/add.ts';
import type { Log } from '../http/log.ts';
import { codeOf } from '../start-error.ts';

/** How many are kept, of 32 KiB at the most each. */
export const MOST_HELD = 1_000;
/** Milliseconds between two tries, with exponential backoff: each pause is twice the one before. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 10_000;
/** How long a visitor's request waits for the store, and shutdown for the last try, in milliseconds. */
const PATIENCE_MS = 3_000;

export interface HeldParts {
  /** Stores one; a second time it changes nothing. */
  add: (job: BookedJob) => Promise<void>;
  log: Log;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Calls the alert address; undefined: there is none. */
  alert: ((job: UntakenJob) => Promise<boolean>) | undefined;
  /** Seconds that one may wait before that. */
  alertAfter: number;
}

interface Held {
  job: BookedJob;
  told: boolean;
  alerted: boolean;
}

/** The result of `work`, or `late` if it takes longer than the timeout. */
export const inTime = <T>(work: Promise<T>, late: T): Promise<T> =>
  Promise.race([work, new Promise<T>((resolve) => setTimeout(resolve, PATIENCE_MS, late).unref())]);

export class HeldBookings {
  readonly #parts: HeldParts;
  readonly #held = new Map<string, Held>();
  #pause = FIRST_PAUSE_MS;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(parts: HeldParts) {
    this.#parts = parts;
  }

  get size(): number {
    return this.#held.size;
  }

  has(id: string): boolean {
    return this.#held.has(id.toLowerCase());
  }

  /** Resolves to whether the store has it; if not (yet), it is kept here and tried again. Never rejects. */
  async add(job: BookedJob): Promise<boolean> {
    const key = job.booking.id.toLowerCase();
    const one = this.#held.get(key) ?? { job, told: false, alerted: false };
    if (this.#held.size < MOST_HELD) this.#held.set(key, one);
    return inTime(this.#store(one), false);
  }

  /** A last try, and a line for each that is lost with this process. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#stopped = true;
    await inTime(this.#round(), undefined);
    for (const { job } of this.#held.values()) this.#lost(job);
  }

  #lost({ reference }: BookedJob): void {
    this.#parts.log.error({ reference }, 'A BOOKING IS NOT ON THE DESK: enter its job by hand');
  }

  async #store(one: Held): Promise<boolean> {
    const { add, log } = this.#parts;
    const { reference, booking } = one.job;
    const key = booking.id.toLowerCase();
    try {
      await add(one.job);
      this.#held.delete(key);
      if (one.told) log.info({ reference }, 'a booking is on the desk now');
      return true;
    } catch (error) {
      if (!this.#held.has(key)) this.#lost(one.job);
      else {
        if (!one.told) log.error({ reference, code: codeOf(error) }, 'a booking is not on the desk yet');
        one.told = true;
        // Move it to the end, so that a booking the store never takes does not block the others.
        this.#held.delete(key);
        this.#held.set(key, one);
        this.#later();
      }
      return false;
    }
  }

  #later(): void {
    if (this.#stopped) return;
    this.#timer ??= setTimeout(() => void this.#again(), this.#pause).unref();
  }

  async #again(): Promise<void> {
    this.#pause = (await this.#round()) ? FIRST_PAUSE_MS : Math.min(2 * this.#pause, LONGEST_PAUSE_MS);
    this.#timer = undefined;
    this.#tellOutside();
    if (this.#held.size > 0) this.#later();
  }

  /** Tries them in order until the store refuses one; resolves to whether it took all. */
  async #round(): Promise<boolean> {
    for (const one of [...this.#held.values()]) if (!(await this.#store(one))) return false;
    return true;
  }

  /** Calls the alert address: a booking that is not in the store rings on no screen. */
  #tellOutside(): void {
    const { alert, alertAfter, now, log } = this.#parts;
    for (const one of this.#held.values()) {
      const { booking, reference, receivedAt } = one.job;
      const waiting = Math.round((now() - receivedAt) / 1000);
      const danger = dangerOf(booking.hurt === 'yes', booking.customerInfo.description) !== null;
      const rings = !booking.account && !isForLater({ urgency: booking.urgency, danger });
      if (!alert || !rings || one.alerted || waiting < alertAfter) continue;
      one.alerted = true;
      void alert({ reference, waiting, danger }).then(
        (called) =>
          called || log.error({ reference }, 'ALERT NOT SENT: a booking is not on the desk, and nobody knows of it'),
      );
    }
  }
}
