/**
 * The bookings the server has, by id: the proof that one which is no longer in the outbox was sent, not cancelled or lost.
 * In a database of its own, which the service worker can write too; the outbox's holds nothing but what waits.
 */
import { openDB, type DBSchema } from 'idb';
import { openInTime } from '@/lib/open-in-time';

/** So many ids are remembered, the newest last. */
export const REMEMBERED = 20;
const KEY = 'last';

interface Schema extends DBSchema {
  ids: { key: string; value: string[] };
}

/** Opened for one call at a time: it is needed once for a booking. */
const open = () =>
  openInTime(openDB<Schema>('rnm-delivered', 1, { upgrade: (db) => void db.createObjectStore('ids') }));

export async function noteDelivered(id: string): Promise<void> {
  const db = await open();
  try {
    const tx = db.transaction('ids', 'readwrite');
    const change = async () => {
      const ids = (await tx.store.get(KEY)) ?? [];
      await tx.store.put([...ids.filter((known) => known !== id), id].slice(-REMEMBERED), KEY);
    };
    await Promise.all([change(), tx.done]);
  } finally {
    db.close();
  }
}

export async function wasDelivered(id: string): Promise<boolean> {
  const db = await open();
  try {
    return ((await db.get('ids', KEY)) ?? []).includes(id);
  } finally {
    db.close();
  }
}
