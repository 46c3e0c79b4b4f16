/** Every unit test: clean DOM after each, and a stray console.error fails the test that caused it. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

// A slow machine is not a fault: what is waited for appears, or the test fails, only later.
configure({ asyncUtilTimeout: 5_000 });

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error');
});
afterEach(() => {
  cleanup();
  // A test that expects an error mocks it (`mockImplementation`) and clears the record.
  expect(errors.mock.calls).toEqual([]);
});
