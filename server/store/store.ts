import type { Booking } from '../../src/contract/booking-schema.ts';
import type { DashboardStats, LastBackup } from '../../src/contract/dashboard.ts';
import type { BookingsPage, BookingStatus, CallTap } from '../../src/contract/staff.ts';
import type { Desk } from '../desk/desk.ts';
import type { Kept } from './bookings.ts';
import type { By, Erased, Held, Retained, Whose } from './privacy.ts';
import type { BookingSearch } from './search.ts';
import type { Database } from './tables.ts';

/**
 * What the API keeps. Every method throws StoreUnavailable when it cannot do what it
 * says; a write that returns is on disk.
 */
export interface Store {
  addBooking(booking: Booking): Promise<Kept>;
  addCall(tap: CallTap): Promise<void>;
  /** False when no booking has that id. */
  setStatus(id: string, status: BookingStatus): Promise<boolean>;
  findBookings(search: BookingSearch): Promise<BookingsPage>;
  stats(): Promise<DashboardStats>;
  /** Writes as much as a booking can take, and reads back. */
  assertWritable(): Promise<void>;
  /** Jobs and what happens to them. */
  desk: Desk;
  /** Everything under a phone number, or one booking and its job; noted without a name. */
  exportHeld(whose: Whose, by: By): Promise<Held>;
  /** Erases that without a trace in the store's files. */
  eraseHeld(whose: Whose, by: By): Promise<Erased>;
  /** Erases what is older than the privacy page says; 'clock': nothing, since the clock is not believed. */
  retain(by: By): Promise<Retained | 'clock'>;
  /** Forgets positions that came by a link and have served; how many. */
  forgetPositions(): Promise<number>;
  /** When the last backup was made, where backups are asked for. */
  lastBackup(): LastBackup | undefined;
  /** Bookings that are stored. */
  size(): Promise<number>;
  /** The query layer, for what is built beside the bookings. */
  database: Database;
  /** Milliseconds since the epoch, by the store's clock. */
  now(): number;
  close(): Promise<void>;
}
