/** Where unsent bookings wait: IndexedDB, shared by all tabs and the service worker. */
import { keptDatabase } from '@/lib/database';
import { noteDelivered, wasDelivered } from './delivered';
import type { Ticket } from '@/contract/job/ticket';
import type { Booking } from '@/contract/booking-schema';

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

export interface Store {
  /** Writes `entry` and takes `replaces` out: both or neither. */
  put(entry: Entry, replaces?: string): Promise<void>;
  /** Writes `entry` if it is still there: it may have been cancelled, in another tab too. */
  update(entry: Entry): Promise<void>;
  remove(id: string): Promise<void>;
  get(id: string): Promise<Entry | undefined>;
  all(): Promise<Entry[]>;
  /** Notes that the server has this booking, and its ticket; `wasDelivered` knows the last of them. */
  noteDelivered(id: string, ticket?: Ticket): Promise<void>;
  wasDelivered(id: string): Promise<boolean>;
  /** Whether the browser has taken the store away since this was asked last: site data cleared, say. */
  wasLost?(): boolean;
}

/** The store; every call rejects where the browser refuses storage, has no room, or does not answer in time. */
export function indexedDbStore(): Store {
  let lost = false;
  const run = keptDatabase('rnm', 'outbox', { keyPath: 'id' }, () => (lost = true));
  return {
    put: async (entry, replaces) => {
      await run('readwrite', (s) => {
        const put = s.put(entry);
        if (replaces && replaces !== entry.id) s.delete(replaces);
        return put;
      });
    },
    update: async (entry) => {
      await run('readwrite', (s) => {
        const found = s.getKey(entry.id);
        found.onsuccess = () => found.result !== undefined && s.put(entry);
        return found;
      });
    },
    remove: (id) => run('readwrite', (s) => s.delete(id)),
    get: (id) => run<Entry | undefined>('readonly', (s) => s.get(id)),
    all: () => run<Entry[]>('readonly', (s) => s.getAll()),
    noteDelivered,
    wasDelivered,
    wasLost: () => {
      const was = lost;
      lost = false;
      return was;
    },
  };
}
