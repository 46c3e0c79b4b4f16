import { expect, it } from 'vitest';
import { dialable } from '@/contract/phone';

it.each([
  ['0501234567', '+971501234567'],
  ['050 123 4567', '+971501234567'],
  ['04 123 4567', '+97141234567'],
  ['+971 50 123 4567', '+971501234567'],
  ['00971501234567', '+971501234567'],
  // As they are said on the telephone, or printed on a card: without the 0, or with it after the country's code.
  ['50 123 4567', '+971501234567'],
  ['+971 (0)50 123 4567', '+971501234567'],
  ['00971 050 123 4567', '+971501234567'],
  ['971501234567', '+971501234567'],
  ['+44 20 7946 0018', '+442079460018'],
  ['0044 20 7946 0018', '+442079460018'],
  // Of companies, which call for a guest or a client; with a plus, 800 is a free number of many countries.
  ['800 4357', '+9718004357'],
  ['800-435712', '+971800435712'],
  ['600 54 0000', '+971600540000'],
  ['+971 800 4357', '+9718004357'],
  ['+800 1234 5678', '+80012345678'],
  // Belize has such numbers, and a plus in front of them.
  ['+501234567', '+501234567'],
])('%s is dialled as %s', (typed, dialled) => {
  expect(dialable(typed)).toBe(dialled);
});
