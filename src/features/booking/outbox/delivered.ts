/**
 * Ids of the bookings that the server has: the proof that one which is no longer in the outbox was sent, not cancelled
 * or lost. In a database of its own, which the service worker can write to as well; the outbox's database only holds
 * the queue.
 */
import { openDatabase, within } from '@/lib/database';
import { TICKETS_KEPT, type Ticket } from '@/contract/job/ticket';

/** So many ids are remembered, the newest last. */
export const REMEMBERED = 20;
const KEY = 'last';

/**
 * Tickets of the last bookings that were sent: the service worker has no access to local storage, where pages keep
 * theirs.
 */
const TICKET = 'ticket';

const STORE = 'ids';
/** A list, or the one ticket that an earlier release left. */
const ticketsIn = (value: unknown): Ticket[] => [(value ?? []) as Ticket | Ticket[]].flat();
const idsIn = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);

/** Opened for one call at a time: it is needed once for a booking. */
async function run<T>(mode: 'readonly' | 'readwrite', work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await openDatabase('rnm-delivered', STORE);
  try {
    return await within(db, STORE, mode, work);
  } finally {
    db.close();
  }
}

/** Remembers that the server has this booking, and its ticket; rejects where the browser refuses. */
export const noteDelivered = async (id: string, ticket?: Ticket): Promise<void> => {
  await run<unknown>('readwrite', (store) => {
    if (ticket) {
      const left = store.get(TICKET);
      left.onsuccess = () => store.put([...ticketsIn(left.result), ticket].slice(-TICKETS_KEPT), TICKET);
    }
    const known = store.get(KEY);
    known.onsuccess = () => store.put([...idsIn(known.result).filter((one) => one !== id), id].slice(-REMEMBERED), KEY);
    return known;
  });
};

/** Whether this booking is among the last that the server has taken. */
export const wasDelivered = async (id: string): Promise<boolean> =>
  idsIn(await run<unknown>('readonly', (store) => store.get(KEY))).includes(id);

/**
 * Takes the tickets of the last bookings that were sent, the newest last, out of the database: the caller stores them.
 */
export const takeTickets = async (): Promise<Ticket[]> =>
  ticketsIn(
    await run<unknown>('readwrite', (store) => {
      const tickets = store.get(TICKET);
      tickets.onsuccess = () => tickets.result && store.delete(TICKET);
      return tickets;
    }),
  );
