/** What a test with a document needs besides: Testing Library's matchers, and an empty document after each test. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A slow machine is not a fault: what is waited for appears, or the test fails, only later.
configure({ asyncUtilTimeout: 5_000 });
afterEach(cleanup);
