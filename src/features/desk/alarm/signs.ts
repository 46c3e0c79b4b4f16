/** The alarm's silent signs: the window's title, the badge of the installed app, and the system's notification. */
import type { DeskCopy } from '@/content/en/desk';
import type { Job } from '@/contract/job/record';

/** Shows how many wait on the app's icon, where the system has such a thing. */
export function showBadge(waiting: number): void {
  const device = navigator as Navigator & {
    setAppBadge?: (count: number) => Promise<void>;
    clearAppBadge?: () => Promise<void>;
  };
  const done = waiting > 0 ? device.setAppBadge?.(waiting) : device.clearAppBadge?.();
  // Refused where the page is not installed: the title and the sound remain.
  done?.catch((error: unknown) => console.info('No badge on this device', error));
}

/** Asks for notifications; call it in a press. What the visitor answered, or 'unsupported'. */
export async function askForNotifications(): Promise<NotificationPermission | 'unsupported'> {
  if (!('Notification' in window)) return 'unsupported';
  return Notification.permission === 'default' ? Notification.requestPermission() : Notification.permission;
}

const tagOf = (id: number): string => `job-${id}`;
/** Of several jobs at once. */
const JOBS_TAG = 'jobs';
/** Of what was said of a job, with the job's id behind it. */
const WORD_TAG = 'said-';

/** undefined where the browser blocks service workers, as it does with cookies. */
const worker = () => navigator.serviceWorker?.getRegistration().catch(() => undefined);

/** By tag: those that the page itself shows are in no worker's list. */
const shownHere = new Map<string, Notification>();

/** Nothing personal goes into it: a lock screen is read by others. Does not throw: it rings again. */
async function show(tag: string, title: string, body: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const registration = await worker();
  const options = { body, tag, renotify: true, requireInteraction: true };
  try {
    // Phones show notifications only by a service worker; one that is still being installed shows none.
    if (registration?.active) await registration.showNotification(title, options);
    else shownHere.set(tag, new Notification(title, options));
  } catch (error) {
    console.info('No notification on this device', error);
  }
}

/** What a customer or a driver has said of a job that is under way. */
export const notifyOfWord = (job: Pick<Job, 'id' | 'reference'>, title: string): Promise<void> =>
  show(`${WORD_TAG}${job.id}`, title, job.reference);

/** Several jobs in one line: how many, and how many may be hurt. */
export function manyJobs({ many, hurt }: DeskCopy['arrived'], jobs: readonly Job[]): string {
  const danger = jobs.filter((job) => job.danger).length;
  return danger > 0 ? `${many(jobs.length)}, ${hurt(danger)}` : many(jobs.length);
}

/** More than these ring as one: a lock screen that is full of the same shows none of them. */
const MOST = 3;

/** Notifications for jobs that wait. */
export function notifyOfWaiting(due: readonly Job[], copy: DeskCopy): void {
  if (due.length > MOST) return void show(JOBS_TAG, manyJobs(copy.arrived, due), copy.arrived.open);
  for (const job of due) void show(tagOf(job.id), copy.newJobTitle, `${job.reference} · ${copy.urgency[job.urgency]}`);
}

/** What the alarm depends on: the session, and the connection to the server. Also the notification's tag. */
type Need = 'session' | 'line';

/** Warns that what the alarm needs is missing or ends soon. */
export const notifyOf: (need: Need, title: string, body: string) => Promise<void> = show;

async function close(which: (tag: string) => boolean): Promise<void> {
  const registration = await worker();
  for (const shown of (await registration?.getNotifications()) ?? []) if (which(shown.tag)) shown.close();
  for (const [tag, shown] of shownHere) if (which(tag) && shownHere.delete(tag)) shown.close();
}

/** Somebody has signed in again; the server is heard again. */
export const clearNotice = (need: Need): Promise<void> => close((tag) => tag === need);

/** Nobody is on shift any more: removes all signs. */
export async function clearSigns(): Promise<void> {
  showBadge(0);
  await close(() => true);
}

/** Somebody has read what was said. */
export const clearWords = (): Promise<void> => close((tag) => tag.startsWith(WORD_TAG));

/** Takes the notifications of jobs that no longer wait off the screen. */
export const clearNotifications = (waiting: ReadonlySet<number>): Promise<void> =>
  close((tag) => {
    const id = Number(/^job-(\d+)$/.exec(tag)?.[1]);
    return id ? !waiting.has(id) : tag === JOBS_TAG && waiting.size === 0;
  });
