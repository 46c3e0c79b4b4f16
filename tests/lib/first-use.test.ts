import { afterEach, expect, it, vi } from 'vitest';
import { EARLY_USE, onFirstUse } from '@/lib/first-use';

let stop: () => void = () => undefined;
afterEach(() => stop());

it.each(['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll', EARLY_USE])('is heard: %s, and the next one no more', (type) => {
  const begin = vi.fn();
  stop = onFirstUse(begin);
  window.dispatchEvent(new Event('pointermove'));
  expect(begin).not.toHaveBeenCalled();
  window.dispatchEvent(new Event(type));
  window.dispatchEvent(new Event('keydown'));
  expect(begin).toHaveBeenCalledOnce();
});

it('can be given up', () => {
  const begin = vi.fn();
  onFirstUse(begin)();
  window.dispatchEvent(new Event('pointerdown'));
  expect(begin).not.toHaveBeenCalled();
});
