/** Browser databases of one store each, without a library for it: that is a kilobyte of the pages that need one. */
import { inTime, openInTime } from './open-in-time';

/**
 * The database `name`, made where there is none. `gone` is told when the browser ends the connection (memory, storage
 * cleared). Rejects where the browser refuses, or does not answer in time.
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
 * Does `work` in one transaction, whole or not at all; gives what the request that it returns has found, once all that
 * was written is on the disk (`strict`), not when the browser means to write it. Rejects after two seconds.
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
 * The same with the database opened at the first call and kept open: one that the browser ended, or that failed to
 * open, is opened anew by the next call. `ended` is told of the former: what was in it may be gone.
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
    });
    const ready = await db.catch((error: unknown) => {
      drop();
      throw error;
    });
    return within(ready, store, mode, work);
  };
}
