/** Where unsent bookings wait: IndexedDB, shared by all tabs and the service worker. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { noteDelivered, wasDelivered } from './delivered';
import { inTime, openInTime } from '@/lib/open-in-time';
import type { Ticket } from '@/contract/job/ticket';
import type { Booking } from '@/contract/booking';

export interface Entry {
  id: string;
  booking: Booking;
  attempts: number;
  /** Not before (ms since 1970). */
  nextAt: number;
  /** The last attempt got no answer at all: worth another try as soon as the network may be back. */
  unreachable?: boolean;
  /** An attempt began with a network: it may have reached the server, though no answer came back. */
  maybeSent?: boolean;
  /** Set when the server refused it as it stands: control name → message. It waits for the visitor then. */
  rejected?: { message: string; fields: Record<string, string> };
  /** The store did not take it: it waits in this page alone. */
  unsaved?: true;
}

interface Schema extends DBSchema {
  outbox: { key: string; value: Entry };
}

export interface Store {
  /** Writes `entry` and takes `replaces` out: both or neither. */
  put(entry: Entry, replaces?: string): Promise<void>;
  remove(id: string): Promise<void>;
  get(id: string): Promise<Entry | undefined>;
  all(): Promise<Entry[]>;
  /** Notes that the server has this booking, and its ticket; `wasDelivered` knows the last of them. */
  noteDelivered(id: string, ticket?: Ticket): Promise<void>;
  wasDelivered(id: string): Promise<boolean>;
}

/** The store; every call rejects where the browser refuses storage, has no room, or does not answer in time. */
export function indexedDbStore(): Store {
  let db: Promise<IDBPDatabase<Schema>> | undefined;
  const drop = () => {
    db = undefined;
  };
  const ready = () => {
    // A connection that the browser ended (memory, storage cleared) is of no use any more: the next call opens another.
    db ??= openInTime(
      openDB<Schema>('rnm', 1, {
        upgrade: (fresh) => void fresh.createObjectStore('outbox', { keyPath: 'id' }),
        terminated: drop,
      }),
    ).catch((error: unknown) => {
      drop();
      throw error;
    });
    return db;
  };
  // `strict`: the promise resolves when it is on disk, not when the browser means to write it.
  const write = async (
    change: (store: { put(e: Entry): Promise<string>; delete(id: string): Promise<void> }) => Promise<unknown>,
  ) => {
    const tx = (await ready()).transaction('outbox', 'readwrite', { durability: 'strict' });
    await inTime(Promise.all([change(tx.store), tx.done]));
  };
  return {
    put: (entry, replaces) =>
      write((s) => Promise.all([s.put(entry), replaces && replaces !== entry.id ? s.delete(replaces) : undefined])),
    remove: (id) => write((s) => s.delete(id)),
    get: async (id) => inTime((await ready()).get('outbox', id)),
    all: async () => inTime((await ready()).getAll('outbox')),
    noteDelivered,
    wasDelivered,
  };
}
