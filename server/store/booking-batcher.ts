import { addBookings, type Kept, type NewBooking } from './bookings.ts';
import type { Database } from './tables.ts';

/** Bookings in one statement: PostgreSQL takes 65,535 values in one, a booking has 24. */
const AT_ONCE = 200;

interface Waiting {
  item: NewBooking;
  resolve(kept: Kept): void;
  reject(error: unknown): void;
}

/** Stores all bookings that wait in one statement, so that thirty-two at once cost little more than one. */
export class BookingBatcher {
  #waiting: Waiting[] = [];
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Resolves once the booking is on disk. */
  add(item: NewBooking): Promise<Kept> {
    return new Promise<Kept>((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      if (this.#waiting.length === 1) void this.#store();
    });
  }

  async #store(): Promise<void> {
    let taken: Waiting[] = [];
    try {
      const kept = await this.#database.write((trx) => {
        // Bookings that came while other writers had their turn are included. If this work runs a second time, it takes
        // the same ones.
        if (taken.length === 0) {
          taken = this.#waiting.splice(0, AT_ONCE);
          if (this.#waiting.length > 0) void this.#store();
        }
        return addBookings(
          trx,
          taken.map(({ item }) => item),
        );
      });
      const told = new Set<string>();
      for (const { item, resolve } of taken) {
        const id = item.booking.id.toLowerCase();
        const { outcome, reference } = kept.get(id) as Kept;
        // The same id may have come twice at once.
        resolve({ outcome: told.has(id) ? 'known' : outcome, reference });
        told.add(id);
      }
    } catch (error) {
      if (taken.length === 0) taken = this.#waiting.splice(0);
      if (taken.length > 1) await Promise.all(taken.map((one) => this.#alone(one)));
      else taken[0]?.reject(error);
    }
  }

  /** One invalid booking fails the whole statement, so each is tried alone. */
  async #alone({ item, resolve, reject }: Waiting): Promise<void> {
    try {
      const kept = await this.#database.write((trx) => addBookings(trx, [item]));
      resolve(kept.get(item.booking.id.toLowerCase()) as Kept);
    } catch (error) {
      reject(error);
    }
  }
}
