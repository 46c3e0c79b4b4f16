import { expect, it, vi } from 'vitest';
import { TICKETS_KEPT } from '@/contract/job/ticket';
import { dropTicket, saveTicket, readTickets, TICKET_DROPPED, TICKET_KEPT } from '@/lib/ticket';

const ticket = (n: number) => ({ path: `/track#t${String(n).repeat(50)}`, reference: `RNM-ABC12${n}` });

it('keeps the ticket of each open booking, the newest first, and one of each', () => {
  for (let n = 0; n <= TICKETS_KEPT; n++) saveTicket(ticket(n));
  saveTicket(ticket(2));
  expect(readTickets()).toEqual([ticket(2), ticket(3), ticket(1)]);
  dropTicket(ticket(3));
  expect(readTickets()).toEqual([ticket(2), ticket(1)]);
  for (const one of readTickets()) dropTicket(one);
  expect(readTickets()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it('tells the page of each that comes, and by its reference of each that goes', () => {
  const [kept, dropped] = [vi.fn<() => void>(), vi.fn<(reference: unknown) => void>()];
  const left = new AbortController();
  addEventListener(TICKET_KEPT, kept, left);
  addEventListener(TICKET_DROPPED, (event) => dropped((event as CustomEvent).detail), left);
  saveTicket(ticket(1));
  saveTicket({ ...ticket(2), path: '/elsewhere' });
  expect(kept).toHaveBeenCalledOnce();
  dropTicket(ticket(1));
  expect(dropped.mock.calls).toEqual([[ticket(1).reference]]);
  left.abort();
});

it('knows the one ticket that an earlier release kept, and follows no address but ours', () => {
  localStorage.setItem('rnm.ticket', JSON.stringify(ticket(1)));
  saveTicket({ ...ticket(2), path: `https://elsewhere.example${ticket(2).path}` });
  expect(readTickets()).toEqual([ticket(1)]);
  localStorage.setItem('rnm.ticket', JSON.stringify([ticket(1), { ...ticket(2), path: 'javascript:alert(1)' }]));
  expect(readTickets()).toEqual([]);
});

it('follows a booking for as long as the page stands where the browser stores nothing', () => {
  saveTicket(ticket(1));
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  saveTicket(ticket(2));
  expect(readTickets()).toEqual([ticket(2), ticket(1)]);
  dropTicket(ticket(1));
  expect(readTickets()).toEqual([ticket(2)]);
  dropTicket(ticket(2));
  expect(readTickets()).toEqual([]);
  full.mockRestore();
  saveTicket(ticket(3));
  expect(readTickets()).toEqual([ticket(3)]);
  expect(localStorage.getItem('rnm.ticket')).toContain('RNM-ABC123');
});
