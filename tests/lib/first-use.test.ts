import { afterEach, expect, it, vi } from 'vitest';
import { onFirstUse } from '@/lib/first-use';

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

it.each(['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'])(
  'is heard: %s, and the next one no more',
  (type) => {
    const begin = vi.fn();
    stop = onFirstUse(begin);
    window.dispatchEvent(new Event('pointermove'));
    expect(begin).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(type));
    window.dispatchEvent(new Event('keydown'));
    expect(begin).toHaveBeenCalledOnce();
  },
);

it('can be given up', () => {
  const begin = vi.fn();
  onFirstUse(begin)();
  window.dispatchEvent(new Event('pointerdown'));
  expect(begin).not.toHaveBeenCalled();
});

it.each([
  ['pressed', () => vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })],
  ['scrolled', () => vi.stubGlobal('scrollY', 40)],
])('is known where the page was %s before anybody listened', (_use, use) => {
  use();
  const begin = vi.fn();
  stop = onFirstUse(begin);
  window.dispatchEvent(new Event('keydown'));
  expect(begin).toHaveBeenCalledOnce();
});
