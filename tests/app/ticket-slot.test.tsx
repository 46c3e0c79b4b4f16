import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TicketSlot } from '@/app/ticket-slot';
import { eventually } from '../support/eventually';

const ticket = { path: `/track#${'k'.repeat(40)}`, reference: 'RNM-1234' };

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('a tab that is looked at again leads to what was booked in another one meanwhile', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ purpose: 'track' }));
  render(<TicketSlot />);
  localStorage.setItem('rnm.ticket', JSON.stringify([ticket]));
  await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await eventually(() => expect(screen.getByRole('link', { name: /RNM-1234/ })).toHaveAttribute('href', ticket.path));
});
