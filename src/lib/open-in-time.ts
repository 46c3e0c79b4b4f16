/** Some private modes neither open a database nor refuse it; they count as refused after this, milliseconds. */
const OPEN_LIMIT_MS = 2000;

/** The database, or a rejection when it does not open in time; one that opens later is closed again. */
export async function openInTime<T extends { close(): void }>(opening: Promise<T>): Promise<T> {
  let late = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  opening.then(
    (db) => late && db.close(),
    () => undefined,
  );
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      late = true;
      reject(new Error('IndexedDB does not answer'));
    }, OPEN_LIMIT_MS);
  });
  try {
    return await Promise.race([opening, limit]);
  } finally {
    clearTimeout(timer);
  }
}
