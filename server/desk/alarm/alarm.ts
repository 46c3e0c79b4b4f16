/**
 * The server's half of the alarm: devices that joined are told of a new job, again every 30 seconds
 * until somebody takes it, and the alert address is called once when nobody has. It follows the events,
 * so a job that was taken elsewhere falls silent here, and the board, which tells of what was erased.
 */
import type { PushMessage } from '../../../src/contract/job/push-message.ts';
import type { Job, JobUpdate } from '../../../src/contract/job/record.ts';
import { isForLater, isRingDue, STOP_RINGING_MS } from '../../../src/contract/job/steps.ts';
import type { Log } from '../../http/log.ts';
import type { Desk } from '../desk.ts';
import { CLAIM_MS } from '../store/alert.ts';
import type { UntakenJob } from './webhook.ts';

const TICK_MS = 1000;
/**
 * How long the alert address waits for a store that does not answer, in milliseconds; then it is called without a
 * claim.
 */
const UNCLAIMED_MS = 30_000;

interface Waiting {
  job: Job;
  rungAt: number | undefined;
  /** When the call of the alert address may be claimed, in milliseconds since the epoch; Infinity: it was made. */
  claimAt: number;
}

interface AlarmOptions {
  desk: Desk;
  log: Log;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Seconds that a job may wait before the alert address is called. */
  alertAfter: number;
  /** Rings on the devices that joined; `quiet` takes a notification away again. Never throws. */
  push: (messages: PushMessage[]) => Promise<void>;
  /** undefined: no address is set. */
  webhook: ((job: UntakenJob) => Promise<boolean>) | undefined;
}

export class DeskAlarm {
  readonly #options: AlarmOptions;
  readonly #waiting = new Map<number, Waiting>();
  /** Jobs that the alert address is being told of. */
  readonly #calling = new Set<number>();
  #unsubscribe: (() => void) | undefined;
  /** Whether the jobs that already waited at the start have been read. */
  #begun = false;
  /** Something was erased, and the store has not said yet what still waits. */
  #unsure = false;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(options: AlarmOptions) {
    this.#options = options;
  }

  /** Begins with what waits already: a server that restarts in the night goes on ringing. */
  async start(): Promise<void> {
    this.#unsubscribe = this.#options.desk.feed.listen(
      (updates) => this.#hear(updates),
      (tag) => {
        // In an older database other jobs may wait, of which no event comes.
        if (tag === '') this.#begun = false;
        void this.#forget();
      },
    );
    this.#timer = setInterval(() => void this.tick(), TICK_MS).unref();
    await this.#begin();
  }

  async #begin(): Promise<void> {
    const { desk, log } = this.#options;
    // In this order: a job that came between the two would neither be on the board nor come as an event.
    const board = await desk.feed
      .started()
      .then(() => desk.board())
      .catch(() => undefined);
    if (!board) return log.warn('the desk could not be read at the start; trying again');
    this.#begun = true;
    for (const job of board.jobs) this.#note(job);
  }

  /** Releases the claims of calls that are still under way: the server that starts next makes them. */
  async stop(): Promise<void> {
    this.#unsubscribe?.();
    clearInterval(this.#timer);
    await Promise.all([...this.#calling].map((id) => this.#options.desk.endAlert(id, false).catch(() => undefined)));
  }

  #note(job: Job): void {
    // A request for an account stands on the board; it is no reason to wake anybody.
    if (job.account || job.state !== 'new') return;
    const before = this.#waiting.get(job.id);
    // In a database that has gone back, the number may be another job's.
    const { rungAt, claimAt = 0 } = before?.job.reference === job.reference ? before : {};
    this.#waiting.set(job.id, { job, rungAt, claimAt });
  }

  #hear(updates: JobUpdate[]): void {
    const over = updates.filter(({ job }) => job.state !== 'new' && this.#waiting.delete(job.id));
    if (over.length > 0) void this.#options.push(over.map(({ job }) => ({ kind: 'quiet', job: job.id })));
    for (const { job } of updates) this.#note(job);
    // Only the jobs of these events: to check all waiting jobs for each of many bookings takes longer than storing
    // them.
    const heard = new Set(updates.map(({ job }) => job.id));
    void this.#see([...heard].flatMap((id) => this.#waiting.get(id) ?? []));
  }

  /** An erased job takes its events with it: no event says that it no longer waits. */
  async #forget(): Promise<void> {
    const before = new Map(this.#waiting);
    const still = await this.#options.desk.waiting().catch(() => undefined);
    this.#unsure = still === undefined;
    if (!still) return;
    // What was heard of while the store was asked is newer than its answer.
    const gone = [...before].filter(([id, entry]) => !still.has(id) && this.#waiting.get(id) === entry);
    for (const [id] of gone) this.#waiting.delete(id);
    if (gone.length > 0) await this.#options.push(gone.map(([job]) => ({ kind: 'quiet', job })));
  }

  /** Rings for what is due and calls the alert address for what has waited too long. */
  async tick(): Promise<void> {
    if (!this.#begun) await this.#begin();
    if (this.#unsure) await this.#forget();
    await this.#see(this.#waiting.values());
  }

  async #see(entries: Iterable<Waiting>): Promise<void> {
    const { now, push, webhook, alertAfter } = this.#options;
    const at = now();
    const age = ({ job }: Waiting): number => at - Date.parse(job.createdAt);
    const rings = (entry: Waiting): boolean => age(entry) < STOP_RINGING_MS;
    const ringing = [...entries].filter(rings);
    const told: Promise<void>[] = [];
    if (webhook)
      for (const entry of ringing)
        if (!isForLater(entry.job) && at >= entry.claimAt && age(entry) >= alertAfter * 1000)
          told.push(this.#alert(entry, age(entry), webhook));
    const due = ringing.find(({ job, rungAt }) => isRingDue(job, rungAt, at));
    if (due) {
      // One push tells of all ringing jobs (two hundred jobs must not be two hundred pushes a round), so they are next
      // due together.
      for (const entry of ringing) entry.rungAt = at;
      // Counted as the screens count: jobs too old to ring are left out.
      const waiting = [...this.#waiting.values()].filter(rings).length;
      told.push(push([{ kind: 'ring', job: due.job.id, waiting }]));
    }
    await Promise.all(told);
  }

  async #alert(entry: Waiting, age: number, webhook: NonNullable<AlarmOptions['webhook']>): Promise<void> {
    const { desk, log } = this.#options;
    const { id, reference, danger } = entry.job;
    entry.claimAt = Infinity;
    try {
      // One process and tick gets the claim. If the store cannot answer (full disk), calling twice is better than not
      // at all.
      const claim = await desk.claimAlert(id).catch((error: unknown) => {
        if (age < this.#options.alertAfter * 1000 + UNCLAIMED_MS) throw error;
        return 'ours' as const;
      });
      // Its server may die before the address has answered.
      if (claim === 'theirs') entry.claimAt = this.#options.now() + CLAIM_MS;
      if (claim !== 'ours') return;
      this.#calling.add(id);
      const called = await webhook({ reference, waiting: Math.round(age / 1000), danger: danger !== undefined });
      this.#calling.delete(id);
      await desk.endAlert(id, true).catch(() => undefined);
      log[called ? 'info' : 'error']({ reference }, called ? 'alert sent' : 'ALERT NOT SENT: nobody has taken a job');
    } catch {
      entry.claimAt = 0;
      log.error('the alert could not be sent: the store does not answer');
    }
  }
}
