/** Lets this device ring in a pocket: it joins the browser's push service and tells the desk. Nothing here throws. */

const URL_OF_PUSH = '/api/desk/push';

export type Joined = 'joined' | 'unsupported' | 'refused' | 'failed';

const headersFor = (token: string): HeadersInit => ({
  Authorization: `Bearer ${token}`,
  'Content-Type': 'application/json',
});

/** The bytes of a base64url key, as browsers want them. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Joins; call it after notifications have been allowed. */
export async function joinPush(token: string, device: string): Promise<Joined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return 'unsupported';
  if (Notification.permission !== 'granted') return 'refused';
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration) return 'unsupported';
    const answer = await fetch(URL_OF_PUSH, { headers: headersFor(token) });
    if (!answer.ok) return answer.status === 404 ? 'unsupported' : 'failed';
    const { publicKey } = (await answer.json()) as { publicKey: string };
    const { pushManager } = registration;
    const applicationServerKey = bytesOf(publicKey);
    const old = await pushManager.getSubscription();
    // A browser holds on to one key: with another (the server has moved, its file was lost) it would join no more.
    if (old && `${new Uint8Array(old.options.applicationServerKey ?? [])}` !== `${applicationServerKey}`)
      await old.unsubscribe();
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
    const { endpoint, keys } = subscription.toJSON();
    const body = JSON.stringify({ endpoint, keys, device });
    const saved = await fetch(URL_OF_PUSH, { method: 'POST', headers: headersFor(token), body });
    return saved.ok ? 'joined' : 'failed';
  } catch (error) {
    console.info('This device cannot be told of jobs', error);
    return 'failed';
  }
}

/** Takes this device off the list: whoever has gone home is not woken. */
export async function leavePush(token: string): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    const subscription = await registration?.pushManager?.getSubscription();
    if (!subscription) return;
    const body = JSON.stringify({ endpoint: subscription.endpoint });
    const headers = headersFor(token);
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
