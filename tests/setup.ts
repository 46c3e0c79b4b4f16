/**
 * Every unit test: a stray console.error fails the test that caused it; where there is a document, it is cleaned up.
 */
import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

// The fake clock keeps the timers that it finds when it is first asked for. If they were a test's mocks, the time of no
// later file would advance by itself (`shouldAdvanceTime`).
vi.useRealTimers();

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error');
});
afterEach(() => {
  // A test that expects an error mocks it (`mockImplementation`) and clears the record.
  expect(errors.mock.calls).toEqual([]);
});

if (typeof document !== 'undefined') {
  // Files with a document share one document and one process, but each file has its own module state.
  vi.resetModules();
  // Last, since hooks run in reverse order after a test, and errors of the clean-up count as well.
  await import('./setup-dom');
}
