/**
 * What a test with a document needs besides: Testing Library's matchers, an empty storage before each test and an empty
 * document after it. After each file all is gone that it may have left in the browser, since the next one opens the
 * same.
 */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { reportLostTexts } from './support/translated';

/** A browser without preferences: jsdom has no `matchMedia`, and components that mount as a test ends would miss it. */
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

/**
 * jsdom's own frames use whatever `setTimeout` is at that moment. If a test fakes the clock and ends, such a frame
 * never fires, and no later frame would fire in any file after it.
 */
const { setTimeout: later, clearTimeout: never } = globalThis;
const asked = new Set<number>();
window.requestAnimationFrame = (draw) => {
  const frame = Number(later(() => draw(performance.now()), 16));
  asked.add(frame);
  return frame;
};
window.cancelAnimationFrame = (frame) => never(frame);
/** A frame of the page before would draw into the next one, and might take its focus. */
function dropFrames(): void {
  asked.forEach(never);
  asked.clear();
}

reportLostTexts();

configure({
  // A slow machine is not a fault: what is waited for appears, or the test fails, only later.
  asyncUtilTimeout: 5_000,
  // Each effect runs, is cleaned up and runs again, as in development, which shows what it leaves behind.
  reactStrictMode: true,
});
function emptyStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}
// Before and not after: as a component is taken down, it may still write, and a test may have replaced the storage.
beforeEach(emptyStorage);
afterEach(() => {
  cleanup();
  dropFrames();
});
afterAll(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  emptyStorage();
  history.replaceState(null, '', '/');
  // All that jsdom gives the navigator it inherits: what is its own was put there by a test, or by user-event.
  for (const name of Object.getOwnPropertyNames(navigator)) Reflect.deleteProperty(navigator, name);
});
