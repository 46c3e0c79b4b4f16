import { execFile } from 'node:child_process';
import type { Log } from './http/log.ts';

/**
 * Tells systemd (`Type=notify`, `WatchdogSec=`) that the server is ready, alive, or stopping. Node cannot write to
 * systemd's kind of socket, so the `systemd-notify` command does. Without `NOTIFY_SOCKET` nothing happens. The watchdog
 * ping comes from the event loop: if that hangs, no ping is sent and systemd restarts the server.
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
