/**
 * The bookings the server has, by id: the proof that one which is no longer in the outbox was sent, not cancelled or
 * lost. In a database of its own, which the service worker can write too; the outbox's holds nothing but what waits.
 */
import { openDB, type DBSchema } from 'idb';
import { inTime, openInTime } from '@/lib/open-in-time';
import type { Ticket } from '@/contract/job/ticket';

/** So many ids are remembered, the newest last. */
export const REMEMBERED = 20;
const KEY = 'last';

/** Of the last booking that went out: the service worker cannot leave it where pages keep theirs. */
const TICKET = 'ticket';

interface Schema extends DBSchema {
  ids: { key: string; value: string[] | Ticket };
}

const idsIn = (value: string[] | Ticket | undefined): string[] => (Array.isArray(value) ? value : []);

/** Opened for one call at a time: it is needed once for a booking. */
const open = () =>
  openInTime(openDB<Schema>('rnm-delivered', 1, { upgrade: (db) => void db.createObjectStore('ids') }));

export async function noteDelivered(id: string, ticket?: Ticket): Promise<void> {
  const db = await open();
  try {
    const tx = db.transaction('ids', 'readwrite');
    const change = async () => {
      if (ticket) await tx.store.put(ticket, TICKET);
      const ids = idsIn(await tx.store.get(KEY));
      await tx.store.put([...ids.filter((known) => known !== id), id].slice(-REMEMBERED), KEY);
    };
    await inTime(Promise.all([change(), tx.done]));
  } finally {
    db.close();
  }
}

export async function wasDelivered(id: string): Promise<boolean> {
  const db = await open();
  try {
    return idsIn(await inTime(db.get('ids', KEY))).includes(id);
  } finally {
    db.close();
  }
}

/** The ticket of the last booking that went out, once: whoever asks keeps it. */
export async function takeTicket(): Promise<Ticket | undefined> {
  const db = await open();
  try {
    const tx = db.transaction('ids', 'readwrite');
    const take = async () => {
      const ticket = await tx.store.get(TICKET);
      if (ticket) await tx.store.delete(TICKET);
      return Array.isArray(ticket) ? undefined : ticket;
    };
    return (await inTime(Promise.all([take(), tx.done])))[0];
  } finally {
    db.close();
  }
}
