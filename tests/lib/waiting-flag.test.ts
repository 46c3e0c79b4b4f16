import { expect, it, vi } from 'vitest';
import { setWaiting, somethingWaits } from '@/lib/waiting-flag';

it('is up until it is taken down', () => {
  expect(somethingWaits()).toBe(false);
  setWaiting(true);
  expect(somethingWaits()).toBe(true);
  expect(sessionStorage).toHaveLength(0);
  setWaiting(false);
  expect(somethingWaits()).toBe(false);
});

it('where the storage of all tabs is full, this tab knows it', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  setWaiting(true);
  expect(full.mock.contexts).toEqual([localStorage, sessionStorage]);
  expect(somethingWaits()).toBe(true);
  setWaiting(false);
  expect(somethingWaits()).toBe(false);
});
