import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TicketCard } from '@/features/ticket';
import { saveTicket, readTickets } from '@/lib/ticket';
import { eventually } from '../../support/eventually';

const ticket = { path: `/track#${'k'.repeat(40)}`, reference: 'RNM-1234' };

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

for (const [way, come] of [
  [
    'a page that is come back to by Back',
    () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  ],
  ['a tab that is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
] as const)
  it(`${way} no longer leads to a booking that was cancelled since`, async () => {
    const view: { purpose: string; endedAt?: string } = { purpose: 'track' };
    vi.stubGlobal('fetch', async () => Response.json(view));
    saveTicket(ticket);
    render(<TicketCard />);
    const card = () => screen.queryByRole('link', { name: `Follow your booking: ${ticket.reference}` });
    await act(async () => undefined);
    expect(card()).toHaveAttribute('href', ticket.path);
    view.endedAt = '2026-11-21T08:00:00Z';
    await act(async () => void come());
    await eventually(() => expect(card()).toBeNull());
    expect(readTickets()).toEqual([]);
  });
