import { beforeEach, expect, it } from 'vitest';
import { refusedWords } from '@/content/sent-later';
import type { Booking } from '@/contract/booking-schema';
import { tellRefused } from '@/features/booking/outbox/refused-notice';
import type { Entry } from '@/features/booking/outbox/store';

const waiting: Entry = { id: 'a', booking: { id: 'a' } as Booking, attempts: 1, nextAt: 0 };
const refused: Entry = { ...waiting, rejected: { message: '', fields: {} } };
const account = { ...refused, booking: { id: 'a', account: {} } } as unknown as Entry;
const at = (path: string) => history.replaceState(null, '', path);
const notice = () => document.querySelector('[role=alert]');
const link = () => notice()?.querySelector('a');

beforeEach(() => {
  document.body.replaceChildren();
  at('/');
});

it.each([
  ['/', 'en', '/book'],
  ['/stranded', 'en', '/book'],
  ['/stranded-urdu', 'en', '/book'],
  ['/no-such-page', 'en', '/book'],
  ['/arabic', 'ar', '/book-arabic'],
] as const)('%s says that a booking was refused, and leads to its form', (path, lang, form) => {
  at(path);
  tellRefused([waiting, refused]);
  expect(notice()).toHaveTextContent(refusedWords.book[lang]);
  expect(notice()).toHaveAttribute('lang', lang);
  expect(link()).toHaveAttribute('href', form);
});

it('a request for an account leads to its own form', () => {
  tellRefused([account]);
  expect(notice()).toHaveTextContent(refusedWords.fleets.en);
  expect(link()).toHaveAttribute('href', '/fleets');
});

it.each(['/book', '/book/', '/booking', '/book-arabic'])('%s tells of it in its form', (path) => {
  tellRefused([refused]);
  at(path);
  tellRefused([refused]);
  expect(notice()).toBeNull();
});

it('is said once, and goes when nothing is refused any more', () => {
  tellRefused([refused]);
  const first = notice();
  tellRefused([refused]);
  expect(notice()).toBe(first);
  tellRefused([waiting]);
  expect(notice()).toBeNull();
});
