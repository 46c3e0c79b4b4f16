/**
 * The alarm on a phone that joined the shift: a notification for a job that waits, gone again when somebody takes it.
 */
import { PUSH_TEXT, type PushMessage } from '@/contract/job/push-message';
import { adminHref } from '@/config/paths';

const isMessage = (value: unknown): value is PushMessage =>
  ['ring', 'quiet'].includes((value as Partial<PushMessage> | null)?.kind ?? '') &&
  Number.isInteger((value as Partial<PushMessage>).job);

/** Shows or removes the notification of a push. An unknown payload rings all the same: better once too often. */
export async function onPush(registration: ServiceWorkerRegistration, data: unknown): Promise<void> {
  const message: PushMessage = isMessage(data) ? data : { kind: 'ring', job: 0 };
  const tag = `job-${message.job}`;
  if (message.kind === 'ring') {
    const options = {
      body: PUSH_TEXT.body(message.waiting ?? 1),
      tag,
      renotify: true,
      requireInteraction: true,
    };
    return registration.showNotification(PUSH_TEXT.title, options);
  }
  // Browsers demand a visible notification for each push: this one replaces the ring and is closed at once.
  await registration.showNotification(PUSH_TEXT.taken, { tag, silent: true });
  for (const shown of await registration.getNotifications({ tag })) shown.close();
}

/** Brings the dashboard to the front, or opens it. */
export async function onNotificationClick(clients: Clients): Promise<void> {
  const url = adminHref('jobs');
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((client) => new URL(client.url).pathname.startsWith('/admin'));
  if (open) await open.focus();
  else await clients.openWindow(url);
}
