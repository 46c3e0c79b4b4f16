/**
 * The server's half of the alarm: devices that joined are told of a new job, again every 30 seconds until somebody takes it, and
 * the alert address is called once when nobody has. It follows the events, so a job that was taken elsewhere falls silent here.
 */
import type { Job, JobUpdate } from '../../../src/contract/job/record.ts';
import { STOP_RINGING_MS } from '../../../src/contract/job/steps.ts';
import type { Log } from '../../http/log.ts';
import type { Desk } from '../desk.ts';
import type { Unanswered } from './webhook.ts';

/** As on the screens (desk design, "The alarm"), in milliseconds. */
const RING_AGAIN_MS = 30_000;
const TICK_MS = 1000;

interface Waiting {
  job: Job;
  rungAt: number | undefined;
}

export interface AlarmOptions {
  desk: Desk;
  log: Log;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Seconds that a job may wait before the alert address is called. */
  alertAfter: number;
  /** Rings on the devices that joined; `quiet` takes the notification away again. Never throws. */
  push: (message: { kind: 'ring' | 'quiet'; job: number }) => Promise<void>;
  /** undefined: no address is set. */
  webhook: ((job: Unanswered) => Promise<boolean>) | undefined;
}

export class DeskAlarm {
  readonly #options: AlarmOptions;
  readonly #waiting = new Map<number, Waiting>();
  #deaf: (() => void) | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(options: AlarmOptions) {
    this.#options = options;
  }

  /** Begins with what waits already: a server that restarts in the night goes on ringing. */
  async start(): Promise<void> {
    const { desk, log } = this.#options;
    this.#deaf = desk.tail.listen((updates) => this.#hear(updates));
    this.#timer = setInterval(() => void this.tick(), TICK_MS).unref();
    const board = await desk.board().catch(() => undefined);
    if (!board) return log.warn('the desk could not be read at the start');
    for (const job of board.jobs) this.#note(job);
  }

  stop(): void {
    this.#deaf?.();
    clearInterval(this.#timer);
  }

  #note(job: Job): void {
    // A request for an account stands on the board; it is no reason to wake anybody.
    if (job.account) return;
    if (job.state === 'new') this.#waiting.set(job.id, { job, rungAt: this.#waiting.get(job.id)?.rungAt });
    else if (this.#waiting.delete(job.id)) void this.#options.push({ kind: 'quiet', job: job.id });
  }

  #hear(updates: JobUpdate[]): void {
    for (const { job } of updates) this.#note(job);
    void this.tick();
  }

  /** Rings for what is due and calls the alert address for what has waited too long. */
  async tick(): Promise<void> {
    const { now, push } = this.#options;
    const at = now();
    const work: Promise<unknown>[] = [];
    for (const entry of this.#waiting.values()) {
      const { job, rungAt } = entry;
      const age = at - Date.parse(job.createdAt);
      const again = job.urgency !== 'scheduled' || job.danger !== undefined;
      const due = rungAt === undefined || rungAt > at || (again && at - rungAt >= RING_AGAIN_MS);
      if (due && age < STOP_RINGING_MS) {
        entry.rungAt = at;
        work.push(push({ kind: 'ring', job: job.id }));
      }
      if (again && age < STOP_RINGING_MS) work.push(this.#alert(job, age));
    }
    await Promise.all(work);
  }

  async #alert(job: Job, age: number): Promise<void> {
    const { webhook, alertAfter, desk, log } = this.#options;
    if (!webhook || age < alertAfter * 1000) return;
    try {
      // Of several processes and ticks one gets it.
      if (!(await desk.claimAlert(job.id))) return;
      const called = await webhook({
        reference: job.reference,
        waiting: Math.round(age / 1000),
        danger: job.danger !== undefined,
      });
      log[called ? 'info' : 'error'](
        { reference: job.reference },
        called ? 'alert sent' : 'ALERT NOT SENT: nobody has taken a job',
      );
    } catch {
      log.error('the alert could not be sent: the store does not answer');
    }
  }
}
