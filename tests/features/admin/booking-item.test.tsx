/** Whatever a booking holds is shown to the staff: nobody must have to remember a new field of the form here. */
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { admin } from '@/content/en/admin';
import { booking as words } from '@/content/en/booking';
import { BOOKING_FIELDS, KEPT_FIELDS, nested } from '@/contract/booking-fields';
import type { BookingRecord } from '@/contract/staff';
import { BookingItem } from '@/features/admin/bookings/booking-item';
import type { CustomersData } from '@/features/admin/bookings/use-bookings';

const NOTHING = Object.fromEntries(KEPT_FIELDS.map(({ name }) => [name, '']));

/** What the staff reads of a booking that says only this. */
function read(said: Record<string, string>): string {
  const time = '2026-11-22T12:00:00.000Z';
  const rest = { id: '1', reference: 'RNM-1', status: 'pending', receivedAt: time, submittedAt: time };
  const record = { ...nested({ ...NOTHING, ...said }), ...rest, estimatedCost: 0, leadScore: 0 };
  const { container, unmount } = render(
    <BookingItem
      words={admin.bookings}
      justNow=""
      names={words}
      record={record as unknown as BookingRecord}
      now={() => Date.parse(time)}
      onMark={() => Promise.resolve(true)}
      customersData={{} as CustomersData}
    />,
  );
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
