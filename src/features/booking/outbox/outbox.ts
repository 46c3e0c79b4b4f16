/**
 * The outbox: a booking is stored here before it goes to the network and leaves only on a 2xx. Whatever happens in between
 * (offline, a lost answer, a closed tab), it is tried again with the same id, and the server stores an id once.
 */
import type { Booking } from '@/contract/booking';
import { isDue, waitAfter } from './backoff';
import type { SendResult } from './send';
import type { Entry, Store } from './store';

export interface OutboxParts {
  store: Store;
  send: (booking: Booking) => Promise<SendResult>;
  now: () => number;
  /** Runs `work` while no other tab or worker runs one; skips it (answers undefined) when somebody else is at it. */
  exclusive: <T>(work: () => Promise<T>) => Promise<T | undefined>;
  /** Told after every change, with the id and what became of it. */
  changed: (id: string, result: SendResult | { kind: 'cancelled' | 'kept' }) => void;
}

/** What became of a booking that was handed in. `kept`: it waits in this browser and will be sent by itself. */
export type SubmitResult = SendResult & { kept: boolean };

export interface Outbox {
  submit(booking: Booking, replaces?: string): Promise<SubmitResult>;
  /** Sends what is due, oldest first; `eager`: the network or the visitor has just come back. */
  flush(eager?: boolean): Promise<void>;
  cancel(id: string): Promise<void>;
  waiting(): Promise<Entry[]>;
  /** When the next entry is due (ms since 1970); undefined when nothing waits. */
  nextDue(): Promise<number | undefined>;
}

export function createOutbox({ store, send, now, exclusive, changed }: OutboxParts): Outbox {
  /** Sends one entry and books the result. Called under the lock only. */
  async function attempt(entry: Entry): Promise<SendResult> {
    const result = await send(entry.booking);
    if (result.kind === 'stored') await store.remove(entry.id);
    else if (await store.get(entry.id)) await store.put(after(entry, result));
    changed(entry.id, result);
    return result;
  }

  function after(entry: Entry, result: Exclude<SendResult, { kind: 'stored' }>): Entry {
    if (result.kind === 'rejected') return { ...entry, rejected: { message: result.message, fields: result.fields } };
    const attempts = entry.attempts + 1;
    return { ...entry, attempts, unreachable: result.kind === 'unreachable', nextAt: now() + waitAfter(attempts, result.kind === 'failed' ? result.retryAfter : 0) };
  }

  async function submit(booking: Booking, replaces?: string): Promise<SubmitResult> {
    const entry: Entry = { id: booking.id, booking, attempts: 0, nextAt: 0 };
    try {
      if (replaces && replaces !== booking.id) await store.remove(replaces);
      await store.put(entry);
    } catch {
      // Storage is refused or full: the booking goes out directly, and the caller says so.
      return { ...(await send(booking)), kept: false };
    }
    changed(entry.id, { kind: 'kept' });
    const result = await exclusive(() => attempt(entry));
    // Somebody else holds the lock and will take this entry along; to the visitor it is on its way.
    if (!result) return { kind: 'unreachable', kept: true };
    return { ...result, kept: result.kind !== 'stored' };
  }

  const waiting = async () => (await store.all()).sort((a, b) => a.booking.submittedAt.localeCompare(b.booking.submittedAt));

  return {
    submit,
    waiting,
    async flush(eager = false) {
      await exclusive(async () => {
        for (const entry of await waiting()) {
          if (!isDue(entry, now(), eager)) continue;
          const result = await attempt(entry);
          // The network is gone: the rest would only wait for the same time-out.
          if (result.kind === 'unreachable') return;
        }
      });
    },
    async cancel(id) {
      await store.remove(id);
      changed(id, { kind: 'cancelled' });
    },
    async nextDue() {
      const times = (await store.all()).filter((e) => !e.rejected).map((e) => e.nextAt);
      return times.length > 0 ? Math.min(...times) : undefined;
    },
  };
}
