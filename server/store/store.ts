import type { Booking } from '../../src/contract/booking.ts';
import type { DashboardStats } from '../../src/contract/dashboard.ts';
import type { BookingsPage, BookingStatus, CallTap } from '../../src/contract/staff.ts';
import { addBooking, findBookings, setStatus, type BookingSearch } from './bookings.ts';
import { guarded, StoreUnavailable } from './errors.ts';
import { dashboardStats } from './figures.ts';
import { openDatabase } from './open.ts';
import { cleanText } from './text.ts';

/** Bytes: the body limit of a booking. A disk with room for less is as good as full. */
const LARGEST_BOOKING = 32 * 1024;

/** What the API keeps. Every method throws StoreUnavailable when it cannot do what it says; a write that returns is on disk. */
export interface Store {
  /** 'known': a booking with this id is already there, and was left as it is. */
  addBooking(booking: Booking): Promise<'stored' | 'known'>;
  addCall(tap: CallTap): Promise<void>;
  /** False when no booking has that id. */
  setStatus(id: string, status: BookingStatus): Promise<boolean>;
  findBookings(search: BookingSearch): Promise<BookingsPage>;
  stats(): Promise<DashboardStats>;
  /** Writes as much as a booking can take, and reads back. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export interface StoreOptions {
  /** Milliseconds since the epoch. */
  now?: () => number;
  /** Largest size of the database, in pages of 4 KiB. */
  maxPages?: number;
}

/** Opens the embedded store in `directory`; throws StartError when that is not possible. */
export async function openStore(directory: string, { now = Date.now, maxPages }: StoreOptions = {}): Promise<Store> {
  const { client, inPlace, close } = await openDatabase(directory, maxPages);
  const write = <T>(work: () => Promise<T>) =>
    guarded(async () => {
      const result = await work();
      if (!inPlace()) throw new StoreUnavailable('MOVED', 'the store was moved or deleted');
      return result;
    });
  return {
    addBooking: (booking) => write(() => addBooking(client, booking, now())),
    addCall: ({ source, value, page }) =>
      write(async () => {
        await client.execute({
          sql: 'INSERT INTO calls (received_at, source, value, page) VALUES (?, ?, ?, ?)',
          args: [now(), cleanText(source), value ?? null, cleanText(page.replace(/[?#].*$/s, ''))],
        });
      }),
    setStatus: (id, status) => write(() => setStatus(client, id, status, now())),
    findBookings: (search) => guarded(() => findBookings(client, search)),
    stats: () => guarded(() => dashboardStats(client, now())),
    check: () =>
      write(async () => {
        const at = now();
        await client.execute({ sql: 'INSERT OR REPLACE INTO health (one, checked_at, room) VALUES (1, ?, zeroblob(?))', args: [at, LARGEST_BOOKING] });
        const { rows } = await client.execute('SELECT checked_at FROM health');
        if (Number(rows[0]?.checked_at) !== at) throw new StoreUnavailable('UNREADABLE', 'the store does not keep what it is given');
      }),
    close,
  };
}
