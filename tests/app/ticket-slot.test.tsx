import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TicketSlot } from '@/app/ticket-slot';
import { saveTicket } from '@/lib/ticket';
import { eventually } from '../support/eventually';

const ticket = { path: `/track#${'k'.repeat(40)}`, reference: 'RNM-1234' };

afterEach(() => vi.unstubAllGlobals());

it('a tab that is looked at again leads to what was booked in another one meanwhile', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ purpose: 'track' }));
  render(<TicketSlot />);
  localStorage.setItem('rnm.ticket', JSON.stringify([ticket]));
  await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await eventually(() => expect(screen.getByRole('link', { name: /RNM-1234/ })).toHaveAttribute('href', ticket.path));
});

const link = () => screen.queryByRole('link', { name: /RNM-1234/ });
const come = (persisted: boolean) =>
  act(async () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })));
/** Until the card's code would have been there. */
const wait = () => act(() => import('@/features/ticket').then(() => new Promise((done) => setTimeout(done))));

it.each([false, true])(
  'leads to what was booked before the page was opened; on the booking page too: %s',
  async (booking) => {
    vi.stubGlobal('fetch', async () => Response.json({ purpose: 'track' }));
    saveTicket(ticket);
    render(<TicketSlot booking={booking} />);
    await eventually(() => expect(link()).toBeVisible());
  },
);

it('leads to what is sent while the page is open', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ purpose: 'track' }));
  render(<TicketSlot />);
  act(() => saveTicket(ticket));
  await eventually(() => expect(link()).toBeVisible());
});

it('on the booking page leaves a new booking to the form, which confirms it, until one comes back by Back', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ purpose: 'track' }));
  render(<TicketSlot booking />);
  await act(async () => saveTicket(ticket));
  await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await come(false);
  await wait();
  expect(link()).toBeNull();
  await come(true);
  await eventually(() => expect(link()).toBeVisible());
});
