import { vi } from 'vitest';

/**
 * A `ResizeObserver` that says what the test says: `watched` are the elements whose size is waited for, and `resize`
 * tells each one's observer that it has changed. Undone by `vi.unstubAllGlobals()`.
 */
export function stubResizeObserver() {
  const watching = new Map<Element, () => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly changed: () => void) {}
      observe(target: Element) {
        watching.set(target, this.changed);
      }
      disconnect() {
        for (const [target, changed] of watching) if (changed === this.changed) watching.delete(target);
      }
    },
  );
  return { watched: () => [...watching.keys()], resize: () => watching.forEach((changed) => changed()) };
}
