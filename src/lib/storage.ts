/** JSON in web storage that never throws: storage may be refused, full or hold something broken. */
type Area = 'local' | 'session';

function area(kind: Area): Storage | undefined {
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** The stored value if `accept` takes it; `undefined` when missing, refused or corrupt (a corrupt value is removed). */
export function readJson<T>(kind: Area, key: string, accept: (value: unknown) => value is T): T | undefined {
  try {
    const text = area(kind)?.getItem(key);
    if (text == null) return undefined;
    const value: unknown = JSON.parse(text);
    if (accept(value)) return value;
  } catch {
    // Falls through to the removal: a broken value would fail again at every visit.
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
