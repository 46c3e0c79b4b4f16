import { codeOf } from '../start-error.ts';

/**
 * The store cannot do its work right now. `message` may be shown to a visitor; `cause`, for the log, is an error that
 * has no code of the database or the system.
 */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  constructor(
    readonly code: string,
    reason: string,
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}

/**
 * The disk is full, as SQLite or the system reports it. On a full disk, SQLite cannot make the index of its log either
 * (SHMSIZE).
 */
const FULL = /^(SQLITE_(FULL|IOERR_SHMSIZE)|ENOSPC|EDQUOT)$/;

const REASONS: [RegExp, string][] = [
  [FULL, 'the disk is full'],
  [/^SQLITE_(READONLY|PERM|AUTH)/, 'the store is read-only'],
  [/^SQLITE_(CORRUPT|NOTADB)/, 'the store is damaged'],
  [/^SQLITE_(BUSY|LOCKED)/, 'the store is in use by another program'],
  [/^SQLITE_(IOERR|CANTOPEN)/, 'the disk cannot be read or written'],
  // PostgreSQL's, see its appendix "Error Codes".
  [/^53100$/, 'the disk is full'],
  // 0A000: a standby refuses a transaction that may write.
  [/^(0A000|25006|42501)$/, 'the store is read-only'],
  [/^XX00[12]$/, 'the store is damaged'],
  [/^58/, 'the disk cannot be read or written'],
  [/^(E[A-Z]+|08...|53...|57P0.)$/, 'the database does not answer'],
];

/** Whether there was no room for a file. */
export const isFull = (error: unknown): boolean => FULL.test(codeOf(error));

/** Words for an error code of SQLite, PostgreSQL or the network. */
export const reasonFor = (code: string): string =>
  REASONS.find(([pattern]) => pattern.test(code))?.[1] ?? 'the store does not answer';

/** Runs `work`; whatever fails in it becomes StoreUnavailable with a reason. */
export async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    const code = codeOf(error);
    throw code
      ? new StoreUnavailable(code, reasonFor(code))
      : new StoreUnavailable('UNKNOWN', reasonFor(code), { cause: error });
  }
}
