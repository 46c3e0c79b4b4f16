import { expect, it } from 'vitest';
import { isNoMobile, looksInternational, PHONE_PATTERN } from '@/contract/phone';
import { e164 } from '@/contract/phone-abroad';

it.each(['+49 151 12345678', '0049 (151) 1234-5678', '+١٢٠٢٥٥٥٠١٢٣'])('%s looks like a number from abroad', (typed) =>
  expect(looksInternational(typed)).toBe(true),
);

it.each(['0501234567', '12+4915112345678', 'call +4915112345678', '+0151123456', '+49 151', '+4915112345678 or so'])(
  '%s does not',
  (typed) => expect(looksInternational(typed)).toBe(false),
);

it('a number that the rule takes is asked about where no mobile has it, whole, and in any digits', () => {
  const odd = ['0412345678', '+971 4 1234 5678', '٠٤٠١٢٣٤٥٦٧'];
  expect(odd.map(isNoMobile)).toEqual(odd.map(() => true));
  const fine = ['0501234567', '+971 50 123 4567', '٠٥٠١٢٣٤٥٦٧', '', '04', '041234567', '04123456789'];
  expect(fine.map(isNoMobile)).toEqual(fine.map(() => false));
  expect('0412345678').toMatch(PHONE_PATTERN);
});

it('a number from abroad is one and the same however it was typed, and none where no country has it', () => {
  const typed = ['+4915112345678', ' 0049 151 12345678 ', '0049 (151) 1234-5678'];
  expect(typed.map(e164)).toEqual(typed.map(() => '+4915112345678'));
  expect(['+4912', 'hello', ''].map(e164)).toEqual([undefined, undefined, undefined]);
});
