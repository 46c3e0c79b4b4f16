/**
 * The bookings the server has, by id: the proof that one which is no longer in the outbox was sent, not cancelled or
 * lost. In a database of its own, which the service worker can write too; the outbox's holds nothing but what waits.
 */
import { openDatabase, within } from '@/lib/database';
import type { Ticket } from '@/contract/job/ticket';

/** So many ids are remembered, the newest last. */
export const REMEMBERED = 20;
const KEY = 'last';

/** Of the last booking that went out: the service worker cannot leave it where pages keep theirs. */
const TICKET = 'ticket';

const STORE = 'ids';
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

export const noteDelivered = async (id: string, ticket?: Ticket): Promise<void> => {
  await run<unknown>('readwrite', (store) => {
    if (ticket) store.put(ticket, TICKET);
    const known = store.get(KEY);
    known.onsuccess = () => store.put([...idsIn(known.result).filter((one) => one !== id), id].slice(-REMEMBERED), KEY);
    return known;
  });
};

export const wasDelivered = async (id: string): Promise<boolean> =>
  idsIn(await run<unknown>('readonly', (store) => store.get(KEY))).includes(id);

/** The ticket of the last booking that went out, once: whoever asks keeps it. */
export const takeTicket = (): Promise<Ticket | undefined> =>
  run<Ticket | undefined>('readwrite', (store) => {
    const ticket = store.get(TICKET) as IDBRequest<Ticket | undefined>;
    ticket.onsuccess = () => ticket.result && store.delete(TICKET);
    return ticket;
  });
