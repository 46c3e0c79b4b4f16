/**
 * Every unit test: a stray console.error fails the test that caused it; where there is a document, it is cleaned up.
 */
import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error');
});
afterEach(() => {
  // A test that expects an error mocks it (`mockImplementation`) and clears the record.
  expect(errors.mock.calls).toEqual([]);
});

if (typeof document !== 'undefined') {
  // Files with a document share one, and one process. What a module keeps, each file has for itself.
  vi.resetModules();
  // Last: hooks after a test run in reverse order, and what the clean-up reports counts as well.
  await import('./setup-dom');
}
