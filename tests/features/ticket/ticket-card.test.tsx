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

it('leads to a job that is done for as long as that may be undone', async () => {
  const endedAt = '2026-11-21T08:00:00.000Z';
  let view = { purpose: 'track', state: 'done', endedAt, now: '2026-11-21T08:00:59.000Z' };
  const asked = vi.fn(async () => Response.json(view));
  vi.stubGlobal('fetch', asked);
  saveTicket(ticket);
  render(<TicketCard />);
  await act(async () => undefined);
  expect(asked).toHaveBeenCalled();
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
  expect(readTickets()).toEqual([ticket]);
  view = { ...view, now: '2026-11-21T08:01:00.000Z' };
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await eventually(() => expect(readTickets()).toEqual([]));
});
