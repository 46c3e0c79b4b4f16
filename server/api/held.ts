/** Bookings that existing endpoints have taken and the desk's own store has not: tried until it takes them. */
import { dangerOf } from '../../src/contract/job/danger.ts';
import { isForLater } from '../../src/contract/job/steps.ts';
import type { Unanswered } from '../desk/alarm/webhook.ts';
import type { BookedJob } from '../desk/store/add.ts';
import type { Log } from '../http/log.ts';
import { codeOf } from '../start-error.ts';

/** How many are kept, of 32 KiB at the most each. */
export const MOST_HELD = 1_000;
/** Milliseconds between two tries: each pause is twice the one before. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 10_000;
/** How long a visitor waits for the store, and a stop for its last try, in milliseconds. */
const PATIENCE_MS = 3_000;

export interface HeldParts {
  /** Stores one; a second time it changes nothing. */
  add: (job: BookedJob) => Promise<void>;
  log: Log;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Calls the alert address; undefined: there is none. */
  alert: ((job: Unanswered) => Promise<boolean>) | undefined;
  /** Seconds that one may wait before that. */
  alertAfter: number;
}

interface Held {
  job: BookedJob;
  told: boolean;
  alerted: boolean;
}

/** `work`, or `late` where that takes longer than somebody waits. */
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
    this.#parts.log.error({ reference }, 'A BOOKING IS NOT ON THE DESK: take it down by hand');
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
        // Behind the others: one that the store never takes holds up none of them.
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

  /** One after the other until the store refuses one; whether it took all. */
  async #round(): Promise<boolean> {
    for (const one of [...this.#held.values()]) if (!(await this.#store(one))) return false;
    return true;
  }

  /** No screen rings for what the store does not have. */
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
