import type { Ticket } from '@/contract/job/ticket';
import { readJson, removeItem, writeJson } from './storage';

const KEY = 'rnm.ticket';
/** Told to this window when a ticket has come, also for a booking that went out by itself. */
export const TICKET_KEPT = 'rnm-ticket';
/** Only an address of our own, whatever a server or a store says. */
const PATH = /^\/track#[\w.-]{20,120}$/;
const isTicket = (value: unknown): value is Ticket =>
  typeof (value as Ticket | null)?.reference === 'string' && PATH.test(String((value as Ticket).path));

/** The ticket of the last booking that was made in this browser. */
export const readTicket = (): Ticket | undefined => readJson('local', KEY, isTicket);
export const keepTicket = (ticket: Ticket): void => {
  if (isTicket(ticket) && writeJson('local', KEY, ticket)) dispatchEvent(new Event(TICKET_KEPT));
};
export const dropTicket = (): void => removeItem('local', KEY);
