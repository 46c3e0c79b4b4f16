/**
 * Holds entries that the store could not take (`unsaved`) in memory, as long as the page is open. The store may still
 * have an older version that such an entry replaces: it is skipped here. Entries that the browser has deleted from the
 * store are held in the same way.
 */
import type { Entry, Store } from './store';

/**
 * Wraps `store` so that it also takes `unsaved` entries: putting one never rejects, and it is dropped when the entry is
 * put again without the flag.
 */
export function holding(store: Store): Store {
  const held = new Map<string, Entry>();
  const older = new Set<string>();
  /** What lay in the store at the last look. */
  let seen: Entry[] = [];

  /** Whether it was held. What it stood in for need not go out any more. */
  function drop(id: string): boolean {
    if (!held.delete(id)) return false;
    for (const one of older) store.remove(one).catch(() => undefined);
    return true;
  }

  async function put(entry: Entry, replaces = entry.id): Promise<void> {
    if (entry.unsaved) {
      if (replaces !== entry.id) older.add(replaces);
      held.delete(replaces);
      held.set(entry.id, entry);
    } else {
      await store.put(entry, replaces);
      for (const id of [entry.id, replaces]) drop(id);
    }
  }

  return {
    ...store,
    put,
    // The store may have been taken away since `entry` was read from it: then it is held here.
    update: async (entry) => {
      if (held.has(entry.id)) await put(entry);
      else if (!entry.unsaved) await store.update(entry);
    },
    remove: (id) => {
      seen = seen.filter((entry) => entry.id !== id);
      const removed = store.remove(id);
      // One that was held is in the store only if a put that had timed out wrote it all the same.
      return drop(id) ? removed.catch(() => undefined) : removed;
    },
    get: async (id) => held.get(id) ?? store.get(id),
    async all() {
      const saved = await store.all().catch((error: unknown) => {
        if (held.size === 0) throw error;
        return undefined;
      });
      if (saved) {
        const gone = store.wasLost?.() ? seen.filter(({ id }) => !saved.some((entry) => entry.id === id)) : [];
        for (const entry of gone) held.set(entry.id, { ...entry, unsaved: true });
        seen = saved;
      }
      return [...(saved ?? []).filter(({ id }) => !older.has(id) && !held.has(id)), ...held.values()];
    },
  };
}
