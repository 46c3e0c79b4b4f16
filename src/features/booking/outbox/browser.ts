/**
 * The outbox of this browser: one for a tab, started once; tabs and the service worker tell each other what they did.
 */
import { sendBooking, type SendResult } from './send';
import { indexedDbStore } from './store';
import { createOutbox, type Outbox } from './outbox';

const CHANNEL = 'rnm-outbox';
export const SYNC_TAG = 'rnm-outbox';
const LOCK = 'rnm-outbox';

export interface OutboxNews {
  id: string;
  result: SendResult | { kind: 'cancelled' | 'kept' };
}

/**
 * A lock that another tab holds for longer than any request takes belongs to a tab that the phone has suspended,
 * milliseconds. Then the queue is sent without the lock: the server stores each id once.
 */
export const LOCK_LASTS_MS = 40_000;
/** Two failed tries within this time count as the same lock holder; after a longer pause it may be another tab. */
const SAME_TURN_MS = 10_000;
let denied: { since: number; last: number } | undefined;
let busy = false;

/** Whether the lock has been found taken for too long. */
function isForgotten(now: number): boolean {
  denied = { since: denied && now - denied.last < SAME_TURN_MS ? denied.since : now, last: now };
  return now - denied.since > LOCK_LASTS_MS;
}

/** Runs `work` under a Web Lock if the browser has those and allows them; else under a lock of this tab alone. */
async function exclusive<T>(work: () => Promise<T>): Promise<T | undefined> {
  let asked = false;
  const withLock = (lock: Lock | null) => {
    asked = true;
    if (lock) denied = undefined;
    return lock || isForgotten(Date.now()) ? work() : undefined;
  };
  try {
    if (navigator.locks) return await navigator.locks.request(LOCK, { ifAvailable: true }, withLock);
  } catch (error) {
    // The lock itself was refused, as where cookies are blocked; errors of `work` are thrown.
    if (asked) throw error;
  }
  if (busy) return undefined;
  busy = true;
  try {
    return await work();
  } finally {
    busy = false;
  }
}

/** `own`: this tab (or worker) did it itself. */
type Listener = (news: OutboxNews, own: boolean) => void;

/** undefined if the browser has no BroadcastChannel, or blocks it together with cookies (Firefox). */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return undefined;
  }
}

/** `listen` also hears the other tabs and the service worker. */
export function browserOutbox(): Outbox & { listen: (listener: Listener) => () => void } {
  const listeners = new Set<Listener>();
  const channel = openChannel();
  const tell = (news: OutboxNews, own: boolean) => listeners.forEach((listener) => listener(news, own));
  channel?.addEventListener('message', (event: MessageEvent<OutboxNews>) => tell(event.data, false));
  const outbox = createOutbox({
    store: indexedDbStore(),
    send: sendBooking,
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
