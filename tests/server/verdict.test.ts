import { expect, it } from 'vitest';
import { verdictOf } from '../../server/api/verdict';

it('a result is reused for a second, success or failure, however many ask', async () => {
  let now = 0;
  let checks = 0;
  let works = true;
  const verdict = verdictOf(
    () => (checks++, works ? Promise.resolve('ok') : Promise.reject(new Error('full'))),
    () => now,
  );
  expect(await Promise.all([verdict(), verdict(), verdict()])).toEqual(['ok', 'ok', 'ok']);
  now = 999;
  works = false;
  expect([await verdict(), checks]).toEqual(['ok', 1]);
  now = 1000;
  await expect(verdict()).rejects.toThrow('full');
  await expect(verdict()).rejects.toThrow('full');
  expect(checks).toBe(2);
  works = true;
  now = 2000;
  expect([await verdict(), checks]).toEqual(['ok', 3]);
});
