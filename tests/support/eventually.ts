import { vi } from 'vitest';

/**
 * Waits until `check` throws no more. The second that the library gives is over before a
 * busy machine gets there; a test has twenty.
 */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 15_000 });
