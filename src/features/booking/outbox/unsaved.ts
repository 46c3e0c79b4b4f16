/**
 * Holds in memory, for as long as the page is open, what the store does not: entries that it could not take, and those
 * that the browser has deleted from it. They are marked `unsaved` and stay here until they are sent, cancelled, or
 * written by another press.
 */
import type { Entry, Store } from './store';

/** A store that takes every entry: `put` never rejects, and answers with the entry as it is kept. */
type HoldingStore = Omit<Store, 'put'> & { put(entry: Entry, replaces?: string): Promise<Entry> };

/** Wraps `store`. */
export function holding(store: Store): HoldingStore {
  const held = new Map<string, Entry>();
  /** Versions in the store that a held entry replaces: they must not go out. */
  const older = new Set<string>();
  /** What lay in the store at the last look. */
  let seen: Entry[] = [];

  /** Whether it was held. What it stood in for need not go out any more. */
  function drop(id: string): boolean {
    if (!held.delete(id)) return false;
    for (const one of older) store.remove(one).catch(() => undefined);
    return true;
  }

  const put: HoldingStore['put'] = async (entry, replaces = entry.id) => {
    try {
      await store.put(entry, replaces);
    } catch {
      if (replaces !== entry.id) older.add(replaces);
      held.delete(replaces);
      const unsaved: Entry = { ...entry, unsaved: true };
      held.set(entry.id, unsaved);
      return unsaved;
    }
    for (const id of [entry.id, replaces]) drop(id);
    return entry;
  };

  return {
    ...store,
    put,
    async update(entry) {
      if (!held.has(entry.id)) await store.update(entry);
      else if (entry.unsaved) held.set(entry.id, entry);
      // Read from the store before the browser took that away.
      else await put(entry);
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
