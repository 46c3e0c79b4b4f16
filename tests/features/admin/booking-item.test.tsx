/** Whatever a booking holds is shown to the staff: nobody must have to remember a new field of the form here. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { admin } from '@/content/en/admin';
import { booking as words } from '@/content/en/booking';
import { BOOKING_FIELDS, KEPT_FIELDS, nested } from '@/contract/booking-fields';
import type { BookingRecord, BookingStatus } from '@/contract/staff';
import { BookingItem } from '@/features/admin/bookings/booking-item';
import type { CustomersData } from '@/features/admin/bookings/use-bookings';
import { record } from './sample-record';

const NOTHING = Object.fromEntries(KEPT_FIELDS.map(({ name }) => [name, '']));

const TIME = '2026-11-22T12:00:00.000Z';

/** A booking that says only this. */
function item(
  said: Record<string, string>,
  status: BookingStatus = 'pending',
  onMark = () => Promise.resolve(true),
  more = {},
) {
  const rest = { id: '1', reference: 'RNM-1', status, receivedAt: TIME, submittedAt: TIME, ...more };
  const booked = { ...nested({ ...NOTHING, ...said }), ...rest, estimatedCost: 0, leadScore: 0 };
  return shown(booked as unknown as BookingRecord, onMark);
}

const shown = (booked: BookingRecord, onMark = () => Promise.resolve(true)) => (
  <BookingItem
    words={admin.bookings}
    justNow=""
    names={words}
    record={booked}
    now={() => Date.parse(TIME)}
    onMark={onMark}
    customersData={{} as CustomersData}
  />
);

/** What the staff reads of it. */
function read(said: Record<string, string>): string {
  const { container, unmount } = render(item(said));
  const { textContent } = container;
  unmount();
  return textContent;
}

/** What may be answered, where there is a choice; any other field is a text. */
function answers({ rule }: { rule: object }): string[] {
  const { wrapped = rule } = rule as { wrapped?: object };
  const { options = ['2.5'] } = wrapped as { options?: readonly string[] };
  return options.filter((answer) => answer !== '');
}

it.each(KEPT_FIELDS.map(({ name }) => name))(
  'show the staff a booking’s %s, each answer in words of its own',
  (name) => {
    const given = answers(BOOKING_FIELDS[name]);
    expect(given.length).toBeGreaterThan(0);
    const texts = [read({}), ...given.map((answer) => read({ [name]: answer }))];
    expect(new Set(texts).size).toBe(given.length + 1);
  },
);

it('a request for an account says nothing of a tow that nobody has asked for', () => {
  const { container } = render(item({}, 'pending', undefined, { account: { company: 'Dune Rentals' } }));
  const rows = [...container.querySelectorAll('dt')].map(({ textContent }) => textContent);
  const { company, service, urgency, location, vehicle, estimate } = admin.bookings.fields;
  expect(rows).toContain(company);
  for (const label of [service, urgency, location, vehicle, estimate]) expect(rows).not.toContain(label);
});

it('names each fact of a booking, in words and units, and none that nobody has given', () => {
  const full = record({
    urgency: 'scheduled',
    hurt: 'no',
    status: 'done',
    submittedAt: '2026-11-21T07:55:00.000Z',
    receivedAt: '2026-11-21T08:00:00.000Z',
    doneAt: '2026-11-21T09:30:00.000Z',
    end: 'cancelled',
    position: { lat: 25.26971, lng: 55.3094, accuracy: 12.4 },
    attribution: { utm_source: 'google', utm_campaign: 'night' },
    estimatedCost: 1240,
  });
  const { container } = render(shown(full));
  const facts = [...container.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling!.textContent,
    term.nextElementSibling!.getAttribute('dir'),
  ]);
  const { fields, hurt } = admin.bookings;
  expect(facts).toEqual(
    [
      [fields.reference, 'RNM-111111'],
      [fields.service, words.services.towing_service],
      [fields.urgency, words.urgencies.scheduled],
      [fields.location, 'Deira'],
      [fields.phone, '+971 50 123 4567'],
      [fields.vehicle, 'Sedan'],
      [fields.description, 'Stopped.'],
      [fields.hurt, hurt.no],
      [fields.estimate, 'AED 1,240'],
      [fields.position, '25.26971, 55.30940, within 12 m'],
      [fields.received, '21 Nov 2026, 12:00'],
      [fields.submitted, '21 Nov 2026, 11:55'],
      [fields.ended, '21 Nov 2026, 13:30'],
      [fields.leadScore, '50'],
      [fields.source, 'utm_source: google, utm_campaign: night'],
    ].map((fact) => [...fact, 'auto']),
  );
  expect(screen.getByText(admin.bookings.ends.cancelled)).toBeVisible();
});

it('the second click of a double click does not take back what the first has marked', async () => {
  vi.useFakeTimers();
  render(item({}));
  const { dataset } = document.documentElement;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Mark as done/ })));
  expect(dataset.pressed).toBeDefined();
  vi.advanceTimersByTime(600);
  expect(dataset.pressed).toBeUndefined();
  vi.useRealTimers();
});

it('nobody is told to press again once the booking shows that the press was saved', async () => {
  const onMark = vi.fn().mockResolvedValue(false);
  const { rerender } = render(item({}, 'pending', onMark));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Mark as done/ })));
  expect(screen.getByRole('alert')).toHaveTextContent(admin.bookings.markFailed);
  // The answer alone was lost: the next load says that it is done, and the button now reverses that.
  rerender(item({}, 'done', onMark));
  expect(screen.getByRole('button', { name: /^Mark as not done/ })).toBeVisible();
  expect(screen.queryByText(admin.bookings.markFailed)).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Mark as not done/ })));
  expect(screen.getByRole('alert')).toHaveTextContent(admin.bookings.markFailed);
  expect(onMark.mock.calls).toEqual([
    ['1', 'done'],
    ['1', 'pending'],
  ]);
});
