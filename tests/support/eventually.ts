import { vi } from 'vitest';

/**
 * Waits until `check` no longer throws. The library's default of a second is too short on a busy machine; a test has
 * twenty.
 */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 15_000 });
