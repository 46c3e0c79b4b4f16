import { setTimeout } from 'node:timers/promises';
import type { ServerConfig } from '../../config.ts';
import type { Log } from '../../http/log.ts';
import type { Secrets } from '../../store/postgres/secrets.ts';
import type { Store } from '../../store/store.ts';
import { DeskAlarm } from './alarm.ts';
import { keptPushKeys, newPushKeys, pusher, pushKeys, webPushSend, type PushKeys } from './push.ts';
import { callWebhook, type UntakenJob } from './webhook.ts';

const wait = (ms: number): Promise<void> => setTimeout(ms, undefined, { ref: false });

/**
 * The installation's push keys. A device subscribes with one key pair, so all processes on one database share it: the
 * first process stores its own, if its data directory has one from before, or else a new one. That directory is only
 * read.
 */
export async function keysOf(
  dataDir: string,
  shared: { secrets: Pick<Secrets, 'read'> } | undefined,
): Promise<PushKeys> {
  if (!shared) return pushKeys(dataDir);
  const kept = keptPushKeys(dataDir);
  const own = (): Buffer => Buffer.from(JSON.stringify(kept ?? newPushKeys()));
  return JSON.parse((await shared.secrets.read('push-keys', own)).toString('utf8')) as PushKeys;
}

/** A running alarm. */
interface Ringing {
  /** Public half of the push keys. */
  pushKey: string;
  /** Calls the alert address; undefined: there is none. */
  alert: ((job: UntakenJob) => Promise<boolean>) | undefined;
  stop: () => Promise<void>;
}

/** Begins to ring for `store`'s jobs with what `config` names. */
export async function startAlarm(config: ServerConfig, store: Store, log: Log): Promise<Ringing> {
  const keys = await keysOf(config.dataDir, store.database.shared);
  const { desk } = store;
  const url = config.alertWebhook;
  const alert = url === undefined ? undefined : (job: UntakenJob) => callWebhook(url, job, log, { fetch, wait });
  const alarm = new DeskAlarm({
    desk,
    log,
    now: store.now,
    alertAfter: config.alertAfter,
    push: pusher(webPushSend(keys, config.pushContact), desk.subscriptions, log),
    webhook: alert,
  });
  void alarm.start();
  return { pushKey: keys.publicKey, alert, stop: () => alarm.stop() };
}
