import { saveTicket, TICKET_KEPT } from '@/lib/ticket';
import { setWaiting, somethingWaits } from '@/lib/waiting-flag';
import { takeTickets } from './delivered';
import { browserOutbox, SYNC_TAG } from './browser';
import { dueAt } from './outbox';

type Running = ReturnType<typeof browserOutbox>;
let running: Running | undefined;

/**
 * The tab's outbox, started at the first call: sends what waits now, when the network
 * returns, when the tab comes back to the front, and when a waiting time is over.
 */
export function startOutbox(): Running {
  if (running) return running;
  const outbox = browserOutbox();
  let timer: ReturnType<typeof setTimeout> | undefined;

  // Loaded when it is first needed; if that fails, the next check tries again.
  let notice: Promise<typeof import('./refused-notice')> | undefined;
  // A form calls it too as it opens, and the notice goes: the form itself tells what waits there.
  const waiting: Running['waiting'] = async () => {
    const entries = await outbox.waiting();
    if (entries.some((entry) => entry.rejected)) notice ??= import('./refused-notice');
    void notice?.then(
      (m) => m.tellRefused(entries),
      () => (notice = undefined),
    );
    return entries;
  };
  const plan = async () => {
    const entries = await waiting().catch(() => undefined);
    // If the read failed, or a booking is held by this page alone and hides a stored one, leave the flag as it is. A
    // refused booking keeps it set, since it waits for the visitor on any page.
    if (entries && !entries.some((entry) => entry.unsaved)) setWaiting(entries.length > 0);
    const due = entries ? dueAt(entries) : Infinity;
    clearTimeout(timer);
    if (due === undefined) return;
    timer = setTimeout(flush, Math.max(1000, Math.min(due - Date.now(), MAX_TIMER_MS)));
  };
  /** Settles with this tab's newest attempt. */
  let trying: Promise<unknown> = Promise.resolve();
  const flush = (eager = false) => void (trying = outbox.flush(eager).then(plan, plan));
  const flushEagerly = () => flush(true);

  outbox.listen(({ result }, own) => {
    if (result.kind === 'stored') {
      if (result.ticket) saveTicket(result.ticket);
      // It is stored already: taken out of the database, so that it does not come back after its job has ended.
      void takeTickets().catch(() => undefined);
    }
    // Only for what this tab did: answering the worker's own attempts would make it try without a pause.
    if (own && NEEDS_SYNC.has(result.kind)) void askForBackgroundSync();
    void plan();
  });
  // On whichever page that is. If the code does not come, only the message is lost.
  window.addEventListener(TICKET_KEPT, () => {
    import('./sent-notice').then(
      (m) => m.tellSent(),
      () => undefined,
    );
  });
  // What the service worker sent while no page was open.
  void takeTickets().then(
    (tickets) => tickets.forEach(saveTicket),
    () => undefined,
  );
  // A request that is under way may hang on the lost connection: retry as soon as it has failed.
  window.addEventListener('online', () => void trying.then(flushEagerly));
  window.addEventListener('focus', flushEagerly);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && flushEagerly());
  flushEagerly();
  // The flag is set before the database is written: if the tab dies in between, the booking must still be looked for.
  const submit: Running['submit'] = async (booking, replaces, ready) => {
    const before = somethingWaits();
    setWaiting(true);
    const sent = outbox.submit(booking, replaces, ready);
    trying = sent.catch(() => undefined);
    const result = await sent;
    // If storage is refused, nothing was written, and no later read would clear the flag.
    if (!result.kept && !before) setWaiting(false);
    void plan();
    return result;
  };
  running = { ...outbox, submit, waiting };
  return running;
}

/** Longer timers are unreliable anyway; check again after this. Milliseconds. */
const MAX_TIMER_MS = 60_000;
/** Results after which the browser should retry even with the tab closed. */
const NEEDS_SYNC = new Set<string>(['kept', 'failed', 'unreachable']);

interface SyncRegistration {
  sync?: { register: (tag: string) => Promise<void> };
}

/** Asks the browser for background sync, so that it sends when the network is back, even with the tab closed. */
async function askForBackgroundSync(): Promise<void> {
  try {
    const registration = (await navigator.serviceWorker?.getRegistration()) as SyncRegistration | undefined;
    await registration?.sync?.register(SYNC_TAG);
  } catch {
    // Not available or not allowed: the page itself retries.
  }
}
