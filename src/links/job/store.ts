/** The driver's queue in the phone's own database, without a library for it: that would be a tenth of this page. */
import { openInTime } from '@/lib/open-in-time';
import type { QueueStore, Waiting } from './queue';

const STORE = 'presses';

function open(onGone: () => void): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const request = indexedDB.open('rnm-crew', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'seq', autoIncrement: true });
    request.onerror = () => fail(request.error as DOMException);
    request.onsuccess = () => {
      request.result.onclose = onGone;
      done(request.result);
    };
  });
}

/** In the database; where that is refused or full, in memory: whatever is made is sent in any case. */
export function pressStore(): QueueStore {
  const memory = new Map<number, Waiting>();
  let last = 0;
  let db: Promise<IDBDatabase> | undefined;
  const gone = () => (db = undefined);
  /** One transaction; resolves once what it wrote is on the disk. */
  async function within<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    db ??= openInTime(open(gone));
    const ready = await db.catch((error: unknown) => {
      gone();
      throw error;
    });
    const tx = ready.transaction(STORE, mode, { durability: 'strict' });
    const request = work(tx.objectStore(STORE));
    await new Promise<unknown>((done, fail) => {
      tx.oncomplete = done;
      tx.onabort = () => fail(tx.error as DOMException);
    });
    return request.result;
  }
  return {
    async put(entry) {
      // What is only in memory came after what could still be stored; its numbers are told apart by their sign.
      const seq = entry.seq ?? 0;
      try {
        if (seq < 0) throw new Error('not of the database');
        await within('readwrite', (store) => store.put(entry));
        return true;
      } catch {
        const mine = seq < 0 ? seq : --last;
        memory.set(mine, { ...entry, seq: mine });
        return false;
      }
    },
    all: async () => [
      ...(await within<Waiting[]>('readonly', (store) => store.getAll()).catch(() => [])),
      ...memory.values(),
    ],
    async remove(seq) {
      if (!memory.delete(seq)) await within('readwrite', (store) => store.delete(seq));
    },
  };
}
