import { expect, it } from 'vitest';
import { cachedCheck } from '../../server/api/cached-check';

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
