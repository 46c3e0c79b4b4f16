/**
 * The outbox of this browser: one for a tab, started once; tabs and the service worker tell each other what they did.
 */
import type { SendResult } from './send';
import { sendBooking } from './send';
import { indexedDbStore } from './store';
import { createOutbox, type Outbox } from './outbox';

export const CHANNEL = 'rnm-outbox';
export const SYNC_TAG = 'rnm-outbox';
const LOCK = 'rnm-outbox';

export interface OutboxNews {
  id: string;
  result: SendResult | { kind: 'cancelled' | 'kept' };
}

/** Web Locks where there are any; else a lock of this tab alone (the server's "one id, once" covers the rest). */
async function exclusive<T>(work: () => Promise<T>): Promise<T | undefined> {
  if (navigator.locks)
    return navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? work() : undefined));
  if (busy) return undefined;
  busy = true;
  try {
    return await work();
  } finally {
    busy = false;
  }
}
let busy = false;

/** `own`: this tab (or worker) did it itself. */
type Listener = (news: OutboxNews, own: boolean) => void;

/** `listen` also hears the other tabs and the service worker. */
export function browserOutbox(): Outbox & { listen: (listener: Listener) => () => void } {
  const listeners = new Set<Listener>();
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : undefined;
  const tell = (news: OutboxNews, own: boolean) => listeners.forEach((listener) => listener(news, own));
  channel?.addEventListener('message', (event: MessageEvent<OutboxNews>) => tell(event.data, false));
  const outbox = createOutbox({
    store: indexedDbStore(),
    send: (booking) => sendBooking(booking),
    now: () => Date.now(),
    offline: () => navigator.onLine === false,
    exclusive,
    changed: (id, result) => {
      tell({ id, result }, true);
      channel?.postMessage({ id, result } satisfies OutboxNews);
    },
  });
  return {
    ...outbox,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
