/** The alarm's silent signs: the window's title, the badge of the installed app, and the system's notification. */
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
/** Of the sign-in, which the alarm depends on. */
const SESSION_TAG = 'session';

/** Nothing personal goes into it: a lock screen is read by others. */
async function show(tag: string, title: string, body: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker?.getRegistration();
  const options = { body, tag, renotify: true, requireInteraction: true, data: { url: '/admin/jobs' } };
  // Phones show notifications only by a service worker.
  if (registration) return registration.showNotification(title, options);
  new Notification(title, options);
}

/** A notification for a waiting job. */
export const notifyOf = (job: Pick<Job, 'id' | 'reference'>, title: string, body: string): Promise<void> =>
  show(tagOf(job.id), title, body);

/** One that the alarm ends with the session, or has ended. */
export const notifyOfSession = (title: string, body: string): Promise<void> => show(SESSION_TAG, title, body);

/** Somebody has signed in again. */
export async function clearSessionNotice(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await registration?.getNotifications({ tag: SESSION_TAG })) ?? []) shown.close();
}

/** Takes the notifications of jobs that no longer wait off the screen. */
export async function clearNotifications(waiting: ReadonlySet<number>): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? []) {
    const id = Number(/^job-(\d+)$/.exec(shown.tag)?.[1]);
    if (id && !waiting.has(id)) shown.close();
  }
}
