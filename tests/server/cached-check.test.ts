import { afterEach, expect, it, vi } from 'vitest';
import { cachedCheck } from '../../server/api/cached-check';

afterEach(() => void vi.useRealTimers());

it('a result is reused for a second, success or failure, however many ask', async () => {
  let now = 0;
  let checks = 0;
  let works = true;
  const health = cachedCheck(
    () => (checks++, works ? Promise.resolve('ok') : Promise.reject(new Error('full'))),
    () => now,
  );
  expect(await Promise.all([health(), health(), health()])).toEqual(['ok', 'ok', 'ok']);
  now = 999;
  works = false;
  expect([await health(), checks]).toEqual(['ok', 1]);
  now = 1000;
  await expect(health()).rejects.toThrow('full');
  await expect(health()).rejects.toThrow('full');
  expect(checks).toBe(2);
  works = true;
  now = 2000;
  expect([await health(), checks]).toEqual(['ok', 3]);
});

it('one that takes too long is a failure after four seconds, and no other is begun beside it', async () => {
  vi.useFakeTimers();
  let now = 0;
  const ends: (() => void)[] = [];
  const health = cachedCheck(
    () => new Promise<string>((resolve) => ends.push(() => resolve('ok'))),
    () => now,
  );
  const asked = health().catch(String);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await asked).toContain('the store does not answer in time');
  now = 20_000;
  await expect(health()).rejects.toThrow('in time');
  expect(ends).toHaveLength(1);
  ends[0]!();
  await vi.advanceTimersByTimeAsync(0);
  const again = health();
  ends[1]!();
  expect(await again).toBe('ok');
  expect(vi.getTimerCount()).toBe(0);
});
