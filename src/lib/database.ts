/** Browser databases of one store each, without a library for it: that is a kilobyte of the pages that need one. */
import { inTime, NO_ANSWER, openInTime } from './open-in-time';

/**
 * Opens the database `name`, creating it if needed. `gone` is called when the browser closes the connection (memory,
 * storage cleared). Rejects if the browser refuses or does not answer in time.
 */
export const openDatabase = (
  name: string,
  store: string,
  options?: IDBObjectStoreParameters,
  gone: () => void = () => undefined,
): Promise<IDBDatabase> =>
  openInTime(
    new Promise<IDBDatabase>((done, fail) => {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(store, options);
      request.onerror = () => fail(request.error as DOMException);
      request.onsuccess = () => {
        request.result.addEventListener('close', gone);
        done(request.result);
      };
    }),
  );

/**
 * Runs `work` in one transaction. Resolves to the result of the request that it returns, once everything is on the disk
 * (`strict` durability). Rejects after two seconds.
 */
export const within = <T>(
  db: IDBDatabase,
  store: string,
  mode: 'readonly' | 'readwrite',
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> =>
  inTime(
    new Promise<T>((done, fail) => {
      const tx = db.transaction(store, mode, { durability: 'strict' });
      const request = work(tx.objectStore(store));
      tx.oncomplete = () => done(request.result);
      tx.onabort = () => fail((tx.error ?? request.error) as DOMException);
    }),
  );

/**
 * Like `within`, with a database that is opened at the first call and kept open. If the browser closed it, or it failed
 * to open, a later call opens it again. `ended` is called in the former case: its content may be gone.
 */
export function keptDatabase(name: string, store: string, options: IDBObjectStoreParameters, ended?: () => void) {
  let db: Promise<IDBDatabase> | undefined;
  const drop = () => {
    db = undefined;
  };
  return async <T>(mode: 'readonly' | 'readwrite', work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
    db ??= openDatabase(name, store, options, () => {
      drop();
      ended?.();
    }).catch((error: unknown) => {
      // Calls reject at once for as long again: their waits would add up.
      if (error === NO_ANSWER) setTimeout(drop, 2000);
      else drop();
      throw error;
    });
    return within(await db, store, mode, work);
  };
}
