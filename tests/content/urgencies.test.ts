import { expect, it } from 'vitest';
import { booking } from '@/content/en/booking';
import { desk } from '@/content/en/desk';

it('calls how soon a truck is wanted the same on a card, in the list and in the form', () => {
  expect(desk.urgency).toEqual(booking.urgencies);
});
