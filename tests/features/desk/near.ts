import { vi } from 'vitest';

/**
 * The document of the tests has no layout: what is observed is near from the start
 * (`at`), or when the answer is called.
 */
export function endIsNear(at: boolean): () => void {
  let come = (): void => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        come = () => told([{ isIntersecting: true }]);
      }
      observe = () => at && come();
      disconnect = () => undefined;
    },
  );
  return () => come();
}
