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

/** A notification for a waiting job, without anything personal: a lock screen is read by others. */
export async function notifyOf(job: Pick<Job, 'id' | 'reference'>, title: string, body: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker?.getRegistration();
  const options = { body, tag: tagOf(job.id), renotify: true, requireInteraction: true, data: { url: '/admin/jobs' } };
  // Phones show notifications only by a service worker.
  if (registration) return registration.showNotification(title, options);
  new Notification(title, options);
}

/** Takes the notifications of jobs that no longer wait off the screen. */
export async function clearNotifications(waiting: ReadonlySet<number>): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? []) {
    const id = Number(/^job-(\d+)$/.exec(shown.tag)?.[1]);
    if (id && !waiting.has(id)) shown.close();
  }
}
