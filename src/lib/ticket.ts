import { TICKETS_KEPT, type Ticket } from '@/contract/job/ticket';
import { removeSaved, saveJson, readSaved } from './storage';

const KEY = 'rnm.ticket';
/** Told to this window when a ticket has come, also for a booking that went out by itself. */
export const TICKET_KEPT = 'rnm-ticket';
/** Told to this window, with the reference, when a ticket's job has ended. */
export const TICKET_DROPPED = 'rnm-ticket-dropped';
/** Only our own paths are accepted, whatever a server or the storage contains. */
const PATH = /^\/track#[\w.-]{20,120}$/;
const isTicket = (value: unknown): value is Ticket =>
  typeof (value as Ticket | null)?.reference === 'string' && PATH.test(String((value as Ticket).path));

/** A list, or the one ticket that an earlier release kept. */
const isSaved = (value: unknown): value is Ticket | Ticket[] => [value].flat().every(isTicket);

const others = (reference: string): Ticket[] => readTickets().filter((one) => one.reference !== reference);

/** The tickets of the last bookings that were made in this browser, the newest first. */
export const readTickets = (): Ticket[] => [readSaved(KEY, isSaved) ?? []].flat();
export const saveTicket = (ticket: Ticket): void => {
  if (!isTicket(ticket)) return;
  saveJson(KEY, [ticket, ...others(ticket.reference)].slice(0, TICKETS_KEPT));
  dispatchEvent(new Event(TICKET_KEPT));
};
export const dropTicket = ({ reference }: Ticket): void => {
  const left = others(reference);
  if (left.length === 0) removeSaved(KEY);
  else saveJson(KEY, left);
  dispatchEvent(new CustomEvent(TICKET_DROPPED, { detail: reference }));
};
