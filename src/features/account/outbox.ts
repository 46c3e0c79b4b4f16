/** What the form needs of the outbox: the bookings' own, where a request for an account waits like any of them. */
import type { Booking } from '@/contract/booking-schema';

interface Refusal {
  /** Control name → message. */
  fields: Record<string, string>;
}

/** `kept`: it waits in this browser, and goes out by itself. */
type Result = { kept: boolean } & (
  { kind: 'stored'; reference: string } | ({ kind: 'rejected' } & Refusal) | { kind: 'failed' | 'unreachable' }
);

export interface Waiting {
  id: string;
  booking: Booking;
  /** The server refused it. */
  rejected?: Refusal;
}

/** What became of an entry, in any tab. */
export interface News {
  id: string;
  result:
    { kind: 'stored'; reference: string } | { kind: 'rejected' | 'failed' | 'unreachable' | 'kept' | 'cancelled' };
}

export interface Outbox {
  submit(booking: Booking, replaces?: string): Promise<Result>;
  waiting(): Promise<readonly Waiting[]>;
  /** 'maybe': it may already have arrived. */
  cancel(id: string): Promise<'unsent' | 'maybe' | 'refused'>;
  /** The server is known to have this one. */
  wasDelivered(id: string): Promise<boolean>;
  flush(eager: 'asked'): Promise<void>;
  /** Notifies of changes of an entry, in any tab; returns a function that ends this. */
  listen(listener: (news: News) => void): () => void;
}
