/**
 * Timeout for a browser database, milliseconds: some private modes neither open nor refuse it, and a full disk can
 * block a write.
 */
const LIMIT_MS = 2000;

/** The answer of a database, or a rejection after two seconds; the request may still succeed later. */
export async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('IndexedDB does not answer')), LIMIT_MS);
  });
  try {
    return await Promise.race([answer, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** The database, or a rejection when it does not open in time; one that opens later is closed again. */
export async function openInTime<T extends { close(): void }>(opening: Promise<T>): Promise<T> {
  try {
    return await inTime(opening);
  } catch (error) {
    opening.then(
      (db) => db.close(),
      () => undefined,
    );
    throw error;
  }
}
