import { useEffect, useRef, useState } from 'react';
import { bookingReference, type Booking } from '@/contract/booking';
import { startOutbox, type Entry, type SubmitResult } from './outbox';

type Rejected = Entry & { rejected: NonNullable<Entry['rejected']> };

interface Handlers {
  /** What waits when the page opens; not called where storage is refused. */
  onOpened: (entries: readonly Entry[]) => void;
  onKept: (id: string) => void;
  onStored: (id: string, reference: string) => void;
  onRejected: (entry: Rejected) => void;
  onCancelled: (id: string) => void;
}

/** The tab's outbox as state: what waits, and what becomes of it. Handlers are always the newest. */
export function useOutbox(handlers: Handlers) {
  const [waiting, setWaiting] = useState<Entry[]>([]);
  const current = useRef(handlers);
  useEffect(() => {
    current.current = handlers;
  });

  useEffect(() => {
    const outbox = startOutbox();
    // A refused storage has nothing waiting; the form then sends directly.
    const refresh = async () => {
      const entries = await outbox.waiting().catch(() => undefined);
      setWaiting((entries ?? []).filter((entry) => !entry.rejected));
      return entries;
    };
    void refresh().then((entries) => {
      if (!entries) return;
      current.current.onOpened(entries);
      const back = entries.find((entry) => entry.rejected);
      if (back) current.current.onRejected(back as Rejected);
    });
    return outbox.listen(({ id, result }) => {
      if (result.kind === 'stored') current.current.onStored(id, result.reference || bookingReference(id));
      if (result.kind === 'kept') current.current.onKept(id);
      if (result.kind === 'cancelled') current.current.onCancelled(id);
      void refresh();
    });
  }, []);

  return {
    waiting,
    submit: (booking: Booking, replaces?: string): Promise<SubmitResult> => startOutbox().submit(booking, replaces),
    cancel: (id: string) => startOutbox().cancel(id),
    sendNow: () => startOutbox().flush(true),
  };
}
