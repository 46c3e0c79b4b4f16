import { expect, it } from 'vitest';
import { normalised } from '@/contract/readable';
import { phonesInOrder } from '@/contract/typed-phones';

const [FROM, TO] = ['\u2066', '\u2069'];

it.each([
  ['اتصلوا على 050 123 4567.', '050 123 4567'],
  ['اتصلوا على +971 55 765 4321 من الساعة 10:30 إلى 11', '+971 55 765 4321'],
  ['الرقم ٠٥٠ ١٢٣ ٤٥٦٧', '٠٥٠ ١٢٣ ٤٥٦٧'],
  ['نمبر ۰۵۰-۱۲۳-۴۵۶۷ ہے', '۰۵۰-۱۲۳-۴۵۶۷'],
])('%s: the number stays as it was typed', (text, number) => {
  expect(phonesInOrder(text)).toBe(text.replace(number, FROM + number + TO));
  expect(normalised(FROM + number + TO)).toBe(normalised(number));
});

it.each(['مخرج 12، بوابة 3 4', 'الطابق 12 13', 'Gate 3\n12'])('%s has no number to call', (text) => {
  expect(phonesInOrder(text)).toBe(text);
});
