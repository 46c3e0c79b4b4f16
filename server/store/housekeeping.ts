import type { LastBackup } from '../../src/contract/dashboard.ts';
import { messageOf } from '../start-error.ts';
import { backUp, backupsIn, madeAt } from './sqlite/backup.ts';
import type { Store } from './store.ts';

const DAY_MS = 86_400_000;
/** How often it is looked whether a day has passed, in milliseconds. */
const LOOK_MS = 600_000;

interface HousekeepingParts {
  store: Pick<Store, 'now' | 'forgetPositions' | 'retain'>;
  /** Where the store is, and where its backups go; undefined: none are made. */
  backup: { dataDir: string; directory: string; keep: number } | undefined;
  tell: Tell;
}

/** Tells the operator something; the text holds no personal data. `info`: all is well; without it: a warning. */
export type Tell = (text: string, level?: 'info') => void;

/**
 * The server's own housekeeping: at each check it deletes positions that are no longer needed; once a day it erases
 * what is past the retention of the privacy page, and makes a backup.
 */
export class Housekeeping {
  #retained = -Infinity;
  #failed = false;
  #busy: Promise<void> | undefined;
  readonly #parts: HousekeepingParts;
  readonly #timer: NodeJS.Timeout;

  constructor(parts: HousekeepingParts) {
    this.#parts = parts;
    this.#timer = setInterval(() => void this.run(), LOOK_MS);
    this.#timer.unref();
  }

  /** Does what is due; never throws. */
  run(): Promise<void> {
    this.#busy ??= this.#work().finally(() => (this.#busy = undefined));
    return this.#busy;
  }

  /** When the last backup was made; undefined: none are asked for. */
  lastBackup(): LastBackup | undefined {
    const { backup, store } = this.#parts;
    if (!backup) return undefined;
    try {
      const newest = backupsIn(backup.directory, store.now()).at(-1);
      return newest === undefined ? { ok: false } : { at: new Date(madeAt(newest)).toISOString(), ok: !this.#failed };
    } catch {
      // A disk that is gone, or not ours to read: the next backup says why.
      return { ok: false };
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#busy;
  }

  async #work(): Promise<void> {
    const { store, tell } = this.#parts;
    const now = store.now();
    await store.forgetPositions().catch((error: unknown) => tell(`positions: not deleted, ${messageOf(error)}`));
    if (now - this.#retained >= DAY_MS) {
      await store.retain('server').then(
        (done) => {
          this.#retained = now;
          if (done === 'clock')
            tell('retention: nothing was erased, since the clock is more than a year ahead of the newest job');
          else if (done.bookings + done.jobs + done.calls + done.photos > 0)
            tell(
              `retention: ${done.bookings} bookings, ${done.jobs} jobs, ${done.photos} photographs and ${done.calls} call taps were erased`,
              'info',
            );
        },
        (error: unknown) => tell(`retention: failed, ${messageOf(error)}`),
      );
    }
    await this.#backUp(now);
  }

  /** A backup is also due if the newest one has a time in the future: the clock ran ahead when it was made. */
  #backupDue(now: number): boolean {
    const last = this.lastBackup();
    const age = now - Date.parse(last?.at ?? '');
    return !(last?.ok && age >= 0 && age < DAY_MS);
  }

  async #backUp(now: number): Promise<void> {
    const { backup, tell } = this.#parts;
    if (!backup || !this.#backupDue(now)) return;
    try {
      // One server has the store. Killed again and again during its first backup, it would fill the disk with parts.
      const { bookings } = await backUp(backup.dataDir, backup.directory, backup.keep, now, 'server');
      this.#failed = false;
      tell(`backup: ${bookings} bookings`, 'info');
    } catch (error) {
      this.#failed = true;
      tell(`backup: failed, ${messageOf(error)}`);
    }
  }
}
