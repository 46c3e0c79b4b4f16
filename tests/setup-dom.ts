/** What a test with a document needs besides: Testing Library's matchers, and an empty document after each test. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** A browser without preferences: jsdom has no `matchMedia`, and what still mounts as a test ends would miss it. */
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

/** jsdom lays nothing out. A test that asks what was scrolled to spies on it. */
Element.prototype.scrollIntoView ??= () => undefined;

configure({
  // A slow machine is not a fault: what is waited for appears, or the test fails, only later.
  asyncUtilTimeout: 5_000,
  // Each effect runs, is taken back and runs again, as it does in development: what it leaves behind shows.
  reactStrictMode: true,
});
afterEach(cleanup);
