/** Lets this device ring in a pocket: it joins the browser's push service and tells the desk. Nothing here throws. */
import { fromBase64Url } from '@/contract/credentials';
import { isGone, request } from '../stream/api';

const URL_OF_PUSH = '/api/desk/push';

export type Joined = 'joined' | 'unsupported' | 'refused' | 'failed';

/** It answers without a body: a page that something else puts there has one. */
const SAVED = 204;

/** How long a worker that is being installed is waited for, in milliseconds. */
const READY_MS = 10_000;

/** The latest request to join or leave: an earlier one that is still running stops when it sees another value here. */
let latest = { ring: false };

/** On a first visit the worker comes a moment after the page. */
const worker = (): Promise<ServiceWorkerRegistration | undefined> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), READY_MS)),
  ]);

/** Joins, or renews what is there, without asking anybody; undefined where it was overtaken by a later request. */
export async function joinPush(token: string, device: string): Promise<Joined | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return 'unsupported';
  if (Notification.permission !== 'granted') return 'refused';
  const mine = (latest = { ring: true });
  try {
    const registration = await worker();
    if (latest !== mine) return undefined;
    if (!registration) return (await navigator.serviceWorker.getRegistration()) ? 'failed' : 'unsupported';
    const answer = await request<{ publicKey?: string; unknown?: boolean }>(token, URL_OF_PUSH, async (response) =>
      response.ok ? ((await response.json()) as { publicKey?: string }) : { unknown: await isGone(response) },
    );
    if (latest !== mine) return undefined;
    const applicationServerKey = fromBase64Url(answer?.publicKey ?? '');
    if (!applicationServerKey) return answer?.unknown ? 'unsupported' : 'failed';
    const { pushManager } = registration;
    const old = await pushManager.getSubscription();
    // A browser subscribes with one key only: if the server's key has changed (new machine, lost file), it would
    // refuse.
    if (old && `${new Uint8Array(old.options.applicationServerKey ?? [])}` !== `${applicationServerKey}`)
      await old.unsubscribe();
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
    if (latest !== mine) {
      // Somebody left while this was running, before there was a subscription to remove.
      if (!latest.ring) await subscription.unsubscribe();
      return undefined;
    }
    const { endpoint, keys } = subscription.toJSON();
    const saved = await request(token, URL_OF_PUSH, async ({ status }) => status === SAVED, { endpoint, keys, device });
    if (latest !== mine) return undefined;
    return saved ? 'joined' : 'failed';
  } catch (error) {
    console.info('This device cannot be told of jobs', error);
    return latest === mine ? 'failed' : undefined;
  }
}

/** Takes this device off the list, so that it no longer rings after the shift. */
export async function leavePush(token: string): Promise<void> {
  latest = { ring: false };
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    const subscription = await registration?.pushManager?.getSubscription();
    if (!subscription) return;
    const body = JSON.stringify({ endpoint: subscription.endpoint });
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    // Neither waits for the other: on a line that is dead, or never answers, the device is silent all the same, and the
    // server strikes it off when the push service says that it has gone.
    await Promise.allSettled([
      subscription.unsubscribe(),
      fetch(`${URL_OF_PUSH}/leave`, { method: 'POST', headers, body, keepalive: true }),
    ]);
  } catch (error) {
    console.info('This device could not leave the list', error);
  }
}
