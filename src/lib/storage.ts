/** JSON in web storage that never throws: storage may be refused, full or hold something broken. */
type Area = 'local' | 'session';

/** May be missing, and may throw where it is refused: who uses it catches that. */
const area = (kind: Area): Storage | undefined => (kind === 'local' ? window.localStorage : window.sessionStorage);

/** The stored value if `accept` takes it; `undefined` when missing, refused or corrupt (a corrupt value is removed). */
export function readJson<T>(kind: Area, key: string, accept: (value: unknown) => value is T): T | undefined {
  try {
    const text = area(kind)?.getItem(key);
    if (text == null) return undefined;
    const value: unknown = JSON.parse(text);
    if (accept(value)) return value;
  } catch {
    // Removed below: a corrupt value would fail again at every visit.
  }
  removeItem(kind, key);
  return undefined;
}

/** Stores `value`; false when the browser refuses (private mode, quota). */
export function writeJson(kind: Area, key: string, value: unknown): boolean {
  try {
    const store = area(kind);
    store?.setItem(key, JSON.stringify(value));
    return store != null;
  } catch {
    return false;
  }
}

export function removeItem(kind: Area, key: string): void {
  try {
    area(kind)?.removeItem(key);
  } catch {
    // Nothing to remove where storage is refused.
  }
}

/**
 * Values that the browser would not store: kept in memory as long as the page is open, even when its language changes.
 */
const held = new Map<string, unknown>();

/** Stores `value` for later visits, or at least for this page; true if it was stored. */
export function saveJson(key: string, value: unknown): boolean {
  const stored = writeJson('local', key, value);
  if (stored) held.delete(key);
  else held.set(key, value);
  return stored;
}

/** What was saved, if `accept` takes it. */
export const readSaved = <T>(key: string, accept: (value: unknown) => value is T): T | undefined =>
  (held.get(key) as T | undefined) ?? readJson('local', key, accept);

export function removeSaved(key: string): void {
  held.delete(key);
  removeItem('local', key);
}
