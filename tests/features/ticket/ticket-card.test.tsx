import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TicketCard } from '@/features/ticket';
import { keepTicket, readTickets } from '@/lib/ticket';

const ticket = { path: `/track#${'k'.repeat(40)}`, reference: 'RNM-1234' };

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('a page that is come back to by Back no longer leads to a booking that was cancelled since', async () => {
  let endedAt: string | undefined;
  vi.stubGlobal('fetch', async () => Response.json({ purpose: 'track', endedAt }));
  keepTicket(ticket);
  render(<TicketCard />);
  const card = () => screen.queryByRole('link', { name: `Follow your booking: ${ticket.reference}` });
  await act(async () => undefined);
  expect(card()).toHaveAttribute('href', ticket.path);
  endedAt = '2026-11-21T08:00:00Z';
  await act(async () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await vi.waitFor(() => expect(card()).toBeNull());
  expect(readTickets()).toEqual([]);
});
