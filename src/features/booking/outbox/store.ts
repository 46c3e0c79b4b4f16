/** Where unsent bookings wait: IndexedDB, shared by all tabs and the service worker. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Booking } from '@/contract/booking';

export interface Entry {
  id: string;
  booking: Booking;
  attempts: number;
  /** Not before (ms since 1970). */
  nextAt: number;
  /** The last attempt got no answer at all: worth another try as soon as the network may be back. */
  unreachable?: boolean;
  /** Set when the server refused it as it stands: control name → message. It waits for the visitor then. */
  rejected?: { message: string; fields: Record<string, string> };
}

interface Schema extends DBSchema {
  outbox: { key: string; value: Entry };
}

export interface Store {
  put(entry: Entry): Promise<void>;
  remove(id: string): Promise<void>;
  get(id: string): Promise<Entry | undefined>;
  all(): Promise<Entry[]>;
}

/** Some private modes neither open a database nor refuse it; they count as refused after this, milliseconds. */
const OPEN_LIMIT_MS = 2000;

async function open(): Promise<IDBPDatabase<Schema>> {
  let late = false;
  const opening = openDB<Schema>('rnm', 1, { upgrade: (db) => void db.createObjectStore('outbox', { keyPath: 'id' }) });
  opening.then((db) => late && db.close(), () => undefined);
  return Promise.race([
    opening,
    new Promise<never>((_, reject) =>
      setTimeout(() => {
        late = true;
        reject(new Error('IndexedDB does not answer'));
      }, OPEN_LIMIT_MS),
    ),
  ]);
}

/** The store; every call rejects where the browser refuses storage or has no room. */
export function indexedDbStore(): Store {
  let db: Promise<IDBPDatabase<Schema>> | undefined;
  const ready = () => {
    db ??= open().catch((error: unknown) => {
      db = undefined;
      throw error;
    });
    return db;
  };
  // `strict`: the promise resolves when it is on disk, not when the browser means to write it.
  const write = async (change: (store: { put(e: Entry): Promise<string>; delete(id: string): Promise<void> }) => Promise<unknown>) => {
    const tx = (await ready()).transaction('outbox', 'readwrite', { durability: 'strict' });
    await Promise.all([change(tx.store), tx.done]);
  };
  return {
    put: (entry) => write((s) => s.put(entry)),
    remove: (id) => write((s) => s.delete(id)),
    get: async (id) => (await ready()).get('outbox', id),
    all: async () => (await ready()).getAll('outbox'),
  };
}
