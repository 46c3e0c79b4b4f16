import type { ServerConfig } from '../../config.ts';
import { makeDirectory } from '../../data-dir.ts';
import { standardLog, type Log } from '../../http/log.ts';
import type { Store } from '../../store/store.ts';
import { DeskAlarm } from './alarm.ts';
import { pusher, pushKeys, webPushSend, type PushKeys } from './push.ts';
import { callWebhook } from './webhook.ts';

const wait = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms).unref());

/**
 * The installation's push keys. A device knows one pair, so all processes on one database
 * have the same: the first one's.
 */
async function keysOf(dataDir: string, { database: { shared } }: Store): Promise<PushKeys> {
  const own = (): PushKeys => {
    makeDirectory(dataDir);
    return pushKeys(dataDir);
  };
  if (!shared) return own();
  return JSON.parse(
    (await shared.secrets.read('push-keys', () => Buffer.from(JSON.stringify(own())))).toString('utf8'),
  ) as PushKeys;
}

/** Begins to ring for `store`'s jobs with what `config` names; `stop` ends it. */
export async function startAlarm(
  config: ServerConfig,
  store: Store,
  log: Log = standardLog(),
): Promise<{ pushKey: string; stop: () => void }> {
  const keys = await keysOf(config.dataDir, store);
  const { desk } = store;
  const push = pusher(keys.publicKey, webPushSend(keys, config.pushContact), desk.subscriptions, log);
  const url = config.alertWebhook;
  const alarm = new DeskAlarm({
    desk,
    log,
    now: () => store.now(),
    alertAfter: config.alertAfter,
    push: (messages) => push.send(messages),
    webhook: url === undefined ? undefined : (job) => callWebhook(url, job, log, { fetch, wait }),
  });
  void alarm.start();
  return { pushKey: keys.publicKey, stop: () => alarm.stop() };
}
