/** The driver's queue in the phone's own database. */
import { keptDatabase } from '@/lib/database';
import type { QueueStore, Waiting } from './queue';

/** In the database; where that is refused or full, in memory: whatever is made is sent in any case. */
export function pressStore(): QueueStore {
  const memory = new Map<number, Waiting>();
  let last = 0;
  const within = keptDatabase('rnm-crew', 'presses', { keyPath: 'seq', autoIncrement: true });
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
