/** Web Push (RFC 8030, 8291, 8292): tells the devices that joined, by their browsers' own push services. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webPush from 'web-push';
import type { PushMessage } from '../../../src/contract/job/push-message.ts';
import type { PushInput } from '../../../src/contract/job/push.ts';
import type { Log } from '../../http/log.ts';
import { replaceFile } from '../../owner.ts';
import { codeOf, StartError } from '../../start-error.ts';
import type { Subscriptions } from '../store/subscriptions.ts';

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * How long a push service keeps what a device cannot be told now, in seconds. A ring that arrives later is of no use,
 * and comes again while the job waits; "taken" takes an old ring off a phone that was without a network.
 */
const TTL_S = { ring: 60, quiet: 3_600 } as const satisfies Record<PushMessage['kind'], number>;
const ANSWER_MS = 10_000;
/** A push service's word that the device is gone. */
const GONE = [404, 410];

const isKeys = (value: unknown): value is PushKeys =>
  typeof (value as Partial<PushKeys> | null)?.publicKey === 'string' &&
  typeof (value as PushKeys).privateKey === 'string';

const keysFile = (directory: string): string => join(directory, 'push-keys.json');
/** A key pair that nobody has yet. */
export const newPushKeys = (): PushKeys => webPush.generateVAPIDKeys();

/** The key pair that `directory` holds; undefined where there is none. Throws StartError where it cannot be read. */
export function keptPushKeys(directory: string): PushKeys | undefined {
  const file = keysFile(directory);
  try {
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isKeys(kept) ? kept : undefined;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error)) || error instanceof SyntaxError) return undefined;
    throw new StartError(`${file} cannot be read (${codeOf(error)}). Make this user its owner.`);
  }
}

/**
 * The key pair of this installation: made at the first start, readable by its owner only. Throws when it can't be kept.
 */
export function pushKeys(directory: string): PushKeys {
  const kept = keptPushKeys(directory);
  if (kept) return kept;
  const made = newPushKeys();
  replaceFile(keysFile(directory), JSON.stringify(made));
  return made;
}

/** Sends to one device, whose service keeps it for `ttl` seconds; throws with the service's status. */
export type Send = (to: PushInput, payload: string, ttl: number) => Promise<unknown>;

/**
 * `contact`: a mailto or https address that push services may complain to. The device chose its push service's address,
 * so that is not trusted: ten seconds in all, no redirects, and the answer's body is not read. (The web-push library's
 * own sending waits for the end of the answer, however slow or long, and for ever if the connection is lost.)
 */
export const webPushSend =
  (keys: PushKeys, contact: string, ask: typeof fetch = fetch): Send =>
  async (to, payload, ttl) => {
    const { endpoint, method, headers, body } = webPush.generateRequestDetails(to, payload, {
      vapidDetails: { subject: contact, ...keys },
      TTL: ttl,
      urgency: 'high',
    });
    const answer = await ask(endpoint, {
      method,
      headers: headers as Record<string, string>,
      body: body && new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw Object.assign(new Error('not taken'), { statusCode: answer.status });
  };

/** Tells every device of every message; a device that is gone is struck off. What it returns never throws. */
export function pusher(send: Send, subscriptions: Subscriptions, log: Log): (messages: PushMessage[]) => Promise<void> {
  /** The devices as last read: jobs that already wait go on ringing when the store does not answer. */
  let devices: PushInput[] = [];
  /** By device, the rings that its service has not taken yet. */
  const onTheWay = new Map<string, Promise<void>>();
  const deliver = async (device: PushInput, message: PushMessage): Promise<void> => {
    try {
      await send(device, JSON.stringify(message), TTL_S[message.kind]);
    } catch (error) {
      const status = (error as { statusCode?: number }).statusCode;
      if (status !== undefined && GONE.includes(status))
        await subscriptions.remove(device.endpoint).catch(() => undefined);
      else log.warn({ status }, 'a push service did not accept a ring');
    }
  };
  const tell = (device: PushInput, message: PushMessage): Promise<void> => {
    const { endpoint } = device;
    const before = onTheWay.get(endpoint);
    // A ring that arrives after "taken" would stay on the phone. A ring itself is sent without waiting.
    if (message.kind === 'quiet')
      return before ? before.then(() => deliver(device, message)) : deliver(device, message);
    const told = Promise.all([before, deliver(device, message)]).then(() => {
      if (onTheWay.get(endpoint) === told) onTheWay.delete(endpoint);
    });
    onTheWay.set(endpoint, told);
    return told;
  };
  return async (messages) => {
    devices = await subscriptions.all().catch(() => devices);
    await Promise.all(devices.flatMap((device) => messages.map((message) => tell(device, message))));
  };
}
