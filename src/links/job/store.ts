import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { openInTime } from '@/lib/open-in-time';
import type { QueueStore, Waiting } from './queue';

interface Schema extends DBSchema {
  presses: { key: number; value: Waiting };
}

/** For as long as the page stands. */
function memoryStore(): QueueStore {
  let last = 0;
  let list: Waiting[] = [];
  return {
    async add(entry) {
      list.push({ ...entry, seq: ++last });
    },
    all: async () => [...list],
    async remove(seq) {
      list = list.filter((entry) => entry.seq !== seq);
    },
  };
}

/** In the phone's own database; where that is refused or full, in memory: a press is sent in any case. */
export function pressStore(): QueueStore {
  const memory = memoryStore();
  let db: Promise<IDBPDatabase<Schema>> | undefined;
  const ready = () =>
    (db ??= openInTime(
      openDB<Schema>('rnm-crew', 1, {
        upgrade: (fresh) => void fresh.createObjectStore('presses', { keyPath: 'seq', autoIncrement: true }),
        terminated: () => (db = undefined),
      }),
    ).catch((error: unknown) => {
      db = undefined;
      throw error;
    }));
  const stored = async (): Promise<Waiting[]> => {
    try {
      return await (await ready()).getAll('presses');
    } catch {
      return [];
    }
  };
  return {
    async add(entry) {
      try {
        const tx = (await ready()).transaction('presses', 'readwrite', { durability: 'strict' });
        await Promise.all([tx.store.add(entry), tx.done]);
      } catch {
        await memory.add(entry);
      }
    },
    // What is only in memory came after what could still be stored; its numbers are told apart by their sign.
    all: async () => [
      ...(await stored()),
      ...(await memory.all()).map((entry) => ({ ...entry, seq: -(entry.seq as number) })),
    ],
    async remove(seq) {
      if (seq < 0) return memory.remove(-seq);
      await (await ready()).delete('presses', seq);
    },
  };
}
