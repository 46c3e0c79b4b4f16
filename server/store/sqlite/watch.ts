import { statSync } from 'node:fs';
import { StoreUnavailable } from '../errors.ts';

const identity = (file: string): string | undefined => {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : undefined;
};

/**
 * Detects whether the open files are still the ones in the directory. What is written to a deleted file is lost with
 * the process.
 */
export class FileWatch {
  readonly #file: string;
  #database: string | undefined;
  #log: string | undefined;
  #index: string | undefined;

  constructor(file: string) {
    this.#file = file;
    this.look();
  }

  /** Takes the files as they are now for the right ones. */
  look(): void {
    [this.#database, this.#log, this.#index] = this.#now();
  }

  /** Throws when the database itself was moved away or replaced: nothing in here can repair that. */
  assertDatabase(): void {
    if (this.#now()[0] !== this.#database) throw new StoreUnavailable('MOVED', 'the store was moved or deleted');
  }

  /** Whether the write-ahead log or its index on the disk is not the one that is open. */
  logIsGone(): boolean {
    const [, log, index] = this.#now();
    return log === undefined || index === undefined || log !== this.#log || index !== this.#index;
  }

  #now(): (string | undefined)[] {
    return ['', '-wal', '-shm'].map((suffix) => identity(this.#file + suffix));
  }
}
