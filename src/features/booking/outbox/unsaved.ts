/**
 * What a store could not take (`unsaved`) waits in this page, for as long as it stands. Only this page knows of it: an
 * older version that it stands in for may still lie in the store, and is passed over here. So does what a store had
 * when the browser took it away.
 */
import type { Entry, Store } from './store';

/** The store, which also takes what is `unsaved`: that never rejects, and goes when the entry is put again without. */
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

  return {
    ...store,
    async put(entry, replaces = entry.id) {
      if (entry.unsaved) {
        if (replaces !== entry.id) older.add(replaces);
        held.delete(replaces);
        held.set(entry.id, entry);
      } else {
        await store.put(entry, replaces);
        for (const id of [entry.id, replaces]) drop(id);
      }
    },
    remove: (id) => {
      seen = seen.filter((entry) => entry.id !== id);
      const removed = store.remove(id);
      // Only a put that was given up can have written it.
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
