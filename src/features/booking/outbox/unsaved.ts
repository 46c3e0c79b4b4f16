/**
 * What a store could not take (`unsaved`) waits in this page, for as long as it stands. Only this page knows of it: an
 * older version that it stands in for may still lie in the store, and is passed over here.
 */
import type { Entry, Store } from './store';

/** The store, which also takes what is `unsaved`: that never rejects, and goes when the entry is put again without. */
export function holding(store: Store): Store {
  /** By id, with the ids that it stands in for. */
  const held = new Map<string, { entry: Entry; older: readonly string[] }>();

  const hold = (entry: Entry, replaces = entry.id): void => {
    const older = [replaces, entry.id].flatMap((id) => [id, ...(held.get(id)?.older ?? [])]);
    held.delete(replaces);
    held.set(entry.id, { entry, older: older.filter((id) => id !== entry.id) });
  };
  /** Drops what was held under these ids, and what that stood in for: the store may not have it, and need not. */
  async function release(...ids: (string | undefined)[]): Promise<void> {
    for (const id of ids) {
      const found = id && held.get(id);
      if (!found) continue;
      held.delete(found.entry.id);
      await Promise.all(found.older.map((old) => store.remove(old).catch(() => undefined)));
    }
  }

  return {
    ...store,
    async put(entry, replaces) {
      if (entry.unsaved) return hold(entry, replaces);
      await store.put(entry, replaces);
      await release(entry.id, replaces);
    },
    async remove(id) {
      if (!held.has(id)) return store.remove(id);
      await release(id);
      // A put that was given up may have been written all the same.
      await store.remove(id).catch(() => undefined);
    },
    get: async (id) => held.get(id)?.entry ?? store.get(id),
    async all() {
      const waiting = [...held.values()];
      const saved = await store.all().catch((error: unknown) => {
        if (waiting.length === 0) throw error;
        return [];
      });
      const passed = new Set(waiting.flatMap(({ entry, older }) => [entry.id, ...older]));
      return [...saved.filter(({ id }) => !passed.has(id)), ...waiting.map(({ entry }) => entry)];
    },
  };
}
