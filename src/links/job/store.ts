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
      await within('readwrite', (store) => store.put(entry)).catch(() =>
        // Entries in memory came after those that could still be stored; negative numbers keep them apart.
        memory.set(--last, { ...entry, seq: last }),
      );
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
