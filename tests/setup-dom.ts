/** What a test with a document needs besides: Testing Library's matchers, and an empty document after each test. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

configure({
  // A slow machine is not a fault: what is waited for appears, or the test fails, only later.
  asyncUtilTimeout: 5_000,
  // Each effect runs, is taken back and runs again, as it does in development: what it leaves behind shows.
  reactStrictMode: true,
});
afterEach(cleanup);
