/**
 * The outbox: a booking is stored here before it goes to the network and leaves only on a 2xx. Whatever happens in
 * between (offline, a lost answer, a closed tab), it is tried again with the same id, and the server stores an id once.
 */
import type { Booking } from '@/contract/booking-schema';
import { isDue, waitAfter, type Eager } from './backoff';
import type { SendResult } from './send';
import type { Entry, Store } from './store';
import { holding } from './unsaved';

export interface OutboxParts {
  store: Store;
  send: (booking: Booking) => Promise<SendResult>;
  now: () => number;
  /** The browser itself says that it has no network: nothing can leave it. */
  offline: () => boolean;
  /** Runs `work` while no other tab or worker runs one; skips it (answers undefined) when somebody else is at it. */
  exclusive: <T>(work: () => Promise<T>) => Promise<T | undefined>;
  /** Told after every change, with the id and what became of it. */
  changed: (id: string, result: SendResult | { kind: 'cancelled' | 'kept' }) => void;
}

/**
 * What became of a submitted booking. `kept`: it is stored in this browser and will be sent automatically; one that
 * could not be stored is only sent while the page is open. `queued`: nothing has failed; another tab is sending just
 * now, and this booking follows.
 */
export type SubmitResult = SendResult & { kept: boolean; queued?: true };

/**
 * What is known of a booking that was cancelled: it never left, it may have arrived all
 * the same, or it was not accepted.
 */
export type Cancelled = 'unsent' | 'maybe' | 'refused';

export interface Outbox {
  /** Stores the booking, waits for `ready` (work to finish before it is sent; short, never rejects), then sends it. */
  submit(booking: Booking, replaces?: string, ready?: Promise<void>): Promise<SubmitResult>;
  /** Sends what is due, oldest first. */
  flush(eager?: Eager): Promise<void>;
  cancel(id: string): Promise<Cancelled>;
  waiting(): Promise<Entry[]>;
  /** When the next entry is due (ms since 1970); undefined when nothing waits. */
  nextDue(): Promise<number | undefined>;
  /** The server is known to have this booking. */
  wasDelivered(id: string): Promise<boolean>;
}

/** When the first of these is due; undefined when none is left to send. */
export function dueAt(entries: readonly Entry[]): number | undefined {
  const times = entries.filter((entry) => !entry.rejected).map((entry) => entry.nextAt);
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** An outbox made of its parts; `browser.ts` has those of a browser. */
export function createOutbox({ store: given, send, now, offline, exclusive, changed }: OutboxParts): Outbox {
  const store = holding(given);

  /** Sends one entry and books the result. Called under the lock only. */
  async function attempt(entry: Entry): Promise<SendResult> {
    // Asked before: a network that returns in the middle may carry it.
    const maybeSent = entry.maybeSent || !offline();
    // Written first, for whoever cancels it after this tab was closed in the middle.
    if (maybeSent && !entry.maybeSent) await store.update({ ...entry, maybeSent }).catch(() => undefined);
    const result = await send(entry.booking);
    try {
      if (result.kind === 'stored') {
        // Record the delivery first, then remove the entry, so that whoever finds it gone finds the record. If
        // recording fails, only a message is lost.
        if (!entry.unsaved) await store.noteDelivered(entry.id, result.ticket).catch(() => undefined);
        await store.remove(entry.id);
      } else await store.update(after({ ...entry, maybeSent }, result));
    } catch {
      // The answer counts, whatever the storage does: an entry left behind is sent again,
      // and the server stores an id once.
    }
    changed(entry.id, result);
    return result;
  }

  function after(entry: Entry, result: Exclude<SendResult, { kind: 'stored' }>): Entry {
    if (result.kind === 'rejected') return { ...entry, rejected: { message: result.message, fields: result.fields } };
    // Tries without a network come with each page: they do not lengthen the wait for a server that is being restarted.
    const attempts = (entry.unreachable && result.kind === 'failed' ? 0 : entry.attempts) + 1;
    return {
      ...entry,
      attempts,
      unreachable: result.kind === 'unreachable',
      nextAt: now() + waitAfter(attempts, result.kind === 'failed' ? result.retryAfter : 0),
    };
  }

  async function submit(booking: Booking, replaces?: string, ready?: Promise<void>): Promise<SubmitResult> {
    const { id } = booking;
    // If the old entry cannot be read, it may have been sent.
    const before = replaces
      ? await store.get(replaces).catch(() => ({ maybeSent: true, rejected: undefined }))
      : undefined;
    const maybeSent = !offline() || Boolean(before?.maybeSent && !before.rejected);
    // Written before it is sent: the tab may be closed in the middle. If storage is refused or full, it goes out from
    // this page alone, and the caller says so.
    const entry = await store.put({ id, booking, attempts: 0, nextAt: 0, maybeSent }, replaces);
    await ready;
    // Only now: listeners, the service worker among them, may send it.
    if (!entry.unsaved) changed(id, { kind: 'kept' });
    // An unsaved entry is known to this tab only, so it needs no lock.
    const result = await (entry.unsaved ? attempt(entry) : exclusive(() => attempt(entry)).catch(() => undefined));
    // Another tab holds the lock and will send this entry too; to the visitor it is being sent.
    if (!result) return { kind: 'unreachable', kept: true, queued: true };
    if (result.kind === 'stored') return { ...result, kept: false };
    // It may have been cancelled meanwhile.
    const left = await store.get(id).catch(() => entry);
    return { ...result, kept: left !== undefined && !left.unsaved };
  }

  const waiting = async () =>
    (await store.all()).sort((a, b) => a.booking.submittedAt.localeCompare(b.booking.submittedAt));

  return {
    submit,
    waiting,
    async flush(eager) {
      await exclusive(async () => {
        const tried = new Set<string>();
        let entries = await waiting();
        for (;;) {
          const entry = entries.find((one) => !tried.has(one.id) && isDue(one, now(), eager));
          if (!entry) return;
          tried.add(entry.id);
          const result = await attempt(entry);
          // The network is gone: the rest would only wait for the same time-out.
          if (result.kind === 'unreachable') return;
          // The next one may have been cancelled or corrected meanwhile. If the store cannot be read now, it is tried
          // later.
          entries = await waiting().catch(() => []);
        }
      });
    },
    async cancel(id) {
      // Under the lock nobody is sending it. If somebody else holds the lock, whether it was sent is unknown.
      const known = await exclusive(async (): Promise<Cancelled> => {
        const entry = await store.get(id);
        await store.remove(id);
        if (entry?.rejected) return 'refused';
        return entry && !entry.maybeSent ? 'unsent' : 'maybe';
      });
      if (!known) await store.remove(id);
      changed(id, { kind: 'cancelled' });
      return known ?? 'maybe';
    },
    nextDue: async () => dueAt(await store.all()),
    wasDelivered: (id) => store.wasDelivered(id),
  };
}
