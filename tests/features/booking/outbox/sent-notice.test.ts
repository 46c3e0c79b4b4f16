import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sentWords } from '@/content/sent-later';
import type { Booking } from '@/contract/booking-schema';
import { tellRefused } from '@/features/booking/outbox/refused-notice';
import { tellSent } from '@/features/booking/outbox/sent-notice';
import { saveTicket } from '@/lib/ticket';
import { eventually } from '../../../support/eventually';

const ticket = (n: number) => ({ path: `/track#t${String(n).repeat(50)}`, reference: `RNM-ABC12${n}` });
const at = (path: string) => history.replaceState(null, '', path);
const notice = () => document.querySelector('[role=status]');

beforeEach(() => {
  document.body.replaceChildren();
  saveTicket(ticket(1));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each([
  ['/about', 'en'],
  ['/stranded', 'en'],
  ['/stranded-urdu', 'ur'],
  ['/no-such-page', 'en'],
  ['/about-arabic', 'ar'],
] as const)('%s says that a booking has been sent, and leads to its ticket', async (path, lang) => {
  at(path);
  tellSent();
  await eventually(() => expect(notice()).toHaveTextContent(`${sentWords[lang]} RNM-ABC121`));
  expect(notice()).toHaveAttribute('lang', lang);
  expect(notice()?.querySelector('a')).toHaveAttribute('href', ticket(1).path);
});

it.each(['/', '/arabic', '/book', '/booking', '/book-arabic'])('%s shows the ticket itself', (path) => {
  at(path);
  tellSent();
  expect(notice()).toBeNull();
});

it('the newest takes the place of the one before, and nothing that of what was refused', async () => {
  at('/about');
  tellSent();
  saveTicket(ticket(2));
  tellSent();
  await eventually(() => expect(notice()).toHaveTextContent(/RNM-ABC122$/));
  tellRefused([
    { id: 'a', booking: { id: 'a' } as Booking, attempts: 1, nextAt: 0, rejected: { message: '', fields: {} } },
  ]);
  tellSent();
  expect(notice()).toBeNull();
  expect(document.querySelector('[role=alert]')).not.toBeNull();
});

it('goes with the page on which it was told', () => {
  let headChanges = () => undefined as void;
  const observer = (changed: () => void) => ({ observe: () => (headChanges = changed), disconnect: () => undefined });
  // The browser's own is watched in e2e/booking/outbox-pages.spec.ts.
  vi.stubGlobal(
    'MutationObserver',
    vi.fn(function (changed: () => void) {
      return observer(changed);
    }),
  );
  at('/about');
  tellSent();
  expect(notice()).not.toBeNull();
  headChanges();
  expect(notice()).not.toBeNull();
  at('/contact');
  headChanges();
  expect(notice()).toBeNull();
  tellSent();
  expect(notice()).not.toBeNull();
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(notice()).toBeNull();
});

it('goes by itself once it has been in sight for 20 seconds, and not while the focus is in it', () => {
  vi.useFakeTimers();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  at('/stranded');
  tellSent();
  vi.advanceTimersByTime(60_000);
  expect(notice()).not.toBeNull();
  hidden.mockReturnValue(false);
  notice()?.querySelector('a')?.focus();
  vi.advanceTimersByTime(60_000);
  expect(notice()).not.toBeNull();
  (document.activeElement as HTMLElement).blur();
  vi.advanceTimersByTime(19_000);
  expect(notice()).not.toBeNull();
  vi.advanceTimersByTime(1_000);
  expect(notice()).toBeNull();
});
