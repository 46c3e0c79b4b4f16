/**
 * Timeout for a browser database, milliseconds: some private modes neither open nor refuse it, and a full disk can
 * block a write.
 */
const LIMIT_MS = 2000;

/** What a request without an answer is rejected with. */
export const NO_ANSWER = new Error('IndexedDB does not answer');

/** The answer of a database, or a rejection after two seconds; the request may still succeed later. */
export function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, LIMIT_MS, NO_ANSWER);
  });
  return Promise.race([answer, limit]).finally(() => clearTimeout(timer));
}

/** The database, or a rejection when it does not open in time; one that opens later is closed again. */
export const openInTime = <T extends { close(): void }>(opening: Promise<T>): Promise<T> =>
  inTime(opening).catch((error: unknown) => {
    opening.then(
      (db) => db.close(),
      () => undefined,
    );
    throw error;
  });
