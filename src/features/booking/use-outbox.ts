import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Booking } from '@/contract/booking-schema';
import { startOutbox, type Cancelled, type Entry, type SubmitResult } from './outbox';

/** A booking that is being submitted appears in the list of waiting ones only after this time, milliseconds. */
const SLOW_MS = 1500;

type Rejected = Entry & { rejected: NonNullable<Entry['rejected']> };
const isRejected = (entry: Entry): entry is Rejected => Boolean(entry.rejected);

interface Handlers {
  /** What waits when the page opens, or is come back to by Back; not called where storage is refused. */
  onOpened: (entries: readonly Entry[]) => void;
  onKept: (id: string) => void;
  onStored: (id: string, reference: string) => void;
  /**
   * Called when a booking is refused, now or while this page was closed; not for the one that this form is submitting.
   */
  onRejected: (entry: Rejected) => void;
  onCancelled: (id: string) => void;
}

/** The tab's outbox as state: what waits, and what becomes of it. Handlers are always the newest. */
export function useOutbox(handlers: Handlers) {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [hidden, setHidden] = useState<string>();
  const [cancelled, setCancelled] = useState<{ id: string; known: Cancelled | 'failed' }>();
  /** The booking that arrived last. */
  const [arrived, setArrived] = useState<string>();
  const submitting = useRef<string>(undefined);
  /** Ids of the refused entries at the last refresh. */
  const known = useRef<readonly string[]>([]);
  const current = useEffectEvent(() => handlers);

  // If storage is refused, nothing is queued; the form then sends directly.
  const refresh = useCallback(async () => {
    const all = await startOutbox()
      .waiting()
      .catch(() => undefined);
    // A company's request for an account waits in the same outbox, and is shown where it was made.
    const found = all?.filter(({ booking }) => !booking.account);
    setEntries(found ?? []);
    known.current = (found ?? []).filter(isRejected).map(({ id }) => id);
    return found;
  }, []);

  useEffect(() => {
    const open = async () => {
      const told = known.current;
      const found = await refresh();
      if (!found) return;
      current().onOpened(found);
      found.filter(isRejected).forEach((entry) => told.includes(entry.id) || current().onRejected(entry));
    };
    void open();
    // Restored by Back from the browser's cache: the page has missed what other pages have sent.
    const shown = ({ persisted }: PageTransitionEvent) => void (persisted && open());
    window.addEventListener('pageshow', shown);
    const unsubscribe = startOutbox().listen(({ id, result }) => {
      const own = submitting.current === id;
      if (result.kind === 'stored') {
        setArrived(id);
        current().onStored(id, result.reference);
      }
      if (result.kind === 'kept') {
        setCancelled(undefined);
        current().onKept(id);
      }
      if (result.kind === 'cancelled') current().onCancelled(id);
      void refresh().then((found) => {
        if (result.kind !== 'rejected' || own) return;
        const refused = found?.filter(isRejected).find((entry) => entry.id === id);
        if (refused) current().onRejected(refused);
      });
    });
    return () => {
      window.removeEventListener('pageshow', shown);
      unsubscribe();
    };
  }, [refresh]);

  async function submit(booking: Booking, replaces?: string, ready?: Promise<void>): Promise<SubmitResult> {
    const { id } = booking;
    submitting.current = id;
    setHidden(id);
    setCancelled(undefined);
    const slow = setTimeout(() => setHidden(undefined), SLOW_MS);
    try {
      return await startOutbox().submit(booking, replaces, ready);
    } finally {
      submitting.current = undefined;
      clearTimeout(slow);
      void refresh().then(() => setHidden((now) => (now === id ? undefined : now)));
    }
  }

  /** A booking whose removal the storage refuses stays in the list. */
  async function cancel(id: string): Promise<void> {
    // What is said a second time is announced only if it was gone.
    setCancelled(undefined);
    const known = await startOutbox()
      .cancel(id)
      .catch(() => 'failed' as const);
    setCancelled({ id, known });
  }

  const tooLate = cancelled !== undefined && cancelled.id === arrived;
  return {
    waiting: entries.filter((entry) => entry.id !== hidden),
    cancelled: tooLate ? undefined : cancelled?.known,
    /** The booking that was cancelled last had already arrived. */
    tooLate,
    submit,
    cancel,
    /** Resolves when `waiting` shows what is left. */
    sendNow: async (): Promise<void> => {
      await startOutbox()
        .flush('asked')
        .catch(() => undefined);
      await refresh();
    },
    wasDelivered: (id: string): Promise<boolean> =>
      startOutbox()
        .wasDelivered(id)
        .catch(() => false),
  };
}
