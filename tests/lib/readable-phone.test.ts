import { expect, it } from 'vitest';
import { dialable } from '@/contract/phone';
import { readablePhone } from '@/lib/readable-phone';

it.each([
  ['0501234567', '+971 50 123 4567'],
  ['+971 55 901 2233', '+971 55 901 2233'],
  ['04 123 4567', '+971 4 123 4567'],
  ['+44 7700 900123', '+447700900123'],
  ['12', '+12'],
])('%s is read out as %s, and dials the same', (typed, read) => {
  expect(readablePhone(dialable(typed))).toBe(read);
  expect(dialable(readablePhone(dialable(typed)))).toBe(dialable(typed));
});
