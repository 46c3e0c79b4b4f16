import { setWaiting } from '@/lib/waiting-flag';
import { browserOutbox, SYNC_TAG } from './browser';

type Running = ReturnType<typeof browserOutbox>;
let running: Running | undefined;

/**
 * The tab's outbox, started at the first call: sends what waits now, when the network returns, when the tab comes back to
 * the front, and when a waiting time is over.
 */
export function startOutbox(): Running {
  if (running) return running;
  const outbox = browserOutbox();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const plan = async () => {
    clearTimeout(timer);
    const due = await outbox.nextDue().catch(() => undefined);
    setWaiting(due !== undefined);
    if (due === undefined) return;
    timer = setTimeout(() => void outbox.flush().then(plan, () => undefined), Math.max(1000, Math.min(due - Date.now(), MAX_TIMER_MS)));
  };
  const flushEagerly = () => void outbox.flush(true).then(plan, () => undefined);

  outbox.listen(({ result }) => {
    if (result.kind === 'kept') void askForBackgroundSync();
    void plan();
  });
  window.addEventListener('online', flushEagerly);
  window.addEventListener('focus', flushEagerly);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && flushEagerly());
  flushEagerly();
  // Set before the database is written: a tab that dies in between must not leave a booking that nobody looks for.
  const submit: Running['submit'] = (booking, replaces) => {
    setWaiting(true);
    return outbox.submit(booking, replaces);
  };
  running = { ...outbox, submit };
  return running;
}

/** Timers beyond this drift anyway; it is asked again then. Milliseconds. */
const MAX_TIMER_MS = 60_000;

interface SyncRegistration {
  sync?: { register: (tag: string) => Promise<void> };
}

/** Lets the browser send when the network is back, even with the tab closed, where it can. */
async function askForBackgroundSync(): Promise<void> {
  try {
    const registration = (await navigator.serviceWorker?.getRegistration()) as SyncRegistration | undefined;
    await registration?.sync?.register(SYNC_TAG);
  } catch {
    // Not offered or not allowed: the page itself sends on its next chance.
  }
}
