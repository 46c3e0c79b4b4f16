import { vi } from 'vitest';

/**
 * jsdom has no layout: the observed element counts as near the window from the start (`at`), or once the returned
 * function is called.
 */
export function endIsNear(at: boolean): () => void {
  let come = (): void => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private told: (entries: { isIntersecting: boolean }[]) => void) {}
      observe = () => {
        come = () => this.told([{ isIntersecting: true }]);
        if (at) come();
      };
      disconnect = () => undefined;
    },
  );
  return () => come();
}
