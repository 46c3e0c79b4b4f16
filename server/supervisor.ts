import { execFile } from 'node:child_process';
import type { Log } from './http/log.ts';

/**
 * Tells systemd (`Type=notify`, `WatchdogSec=`) that the server is ready, that it still turns, and that it stops. Node
 * cannot write to systemd's kind of socket, so its own `systemd-notify` does. Without `NOTIFY_SOCKET` nothing happens.
 * The sign of life comes from the event loop: a loop that hangs sends none, and systemd starts the server anew.
 */
export function notifySupervisor(env: NodeJS.ProcessEnv, log: Pick<Log, 'warn'>): { stopping(): void } {
  if (!env.NOTIFY_SOCKET) return { stopping: () => undefined };
  const tell = (...what: string[]) =>
    execFile('systemd-notify', what, (error) => {
      if (error) log.warn(`systemd-notify ${what.join(' ')} failed: ${error.message.split('\n')[0]}`);
    });
  tell('--ready');
  const limitMs = Number(env.WATCHDOG_USEC) / 1000;
  const alive = limitMs > 0 ? setInterval(() => tell('WATCHDOG=1'), limitMs / 3) : undefined;
  alive?.unref();
  return { stopping: () => void tell('STOPPING=1') };
}
