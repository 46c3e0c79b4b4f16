import { expect, it } from 'vitest';
import { dialable } from '@/lib/dialable';

it.each([
  ['0501234567', '+971501234567'],
  ['050 123 4567', '+971501234567'],
  ['04 123 4567', '+97141234567'],
  ['+971 50 123 4567', '+971501234567'],
  ['00971501234567', '+971501234567'],
])('%s is dialled as %s', (typed, dialled) => {
  expect(dialable(typed)).toBe(dialled);
});
