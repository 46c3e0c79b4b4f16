/** `npm run serve`: the built site and its `/api` in one process. */
import { readConfig } from './config.ts';
import { halfCredential, loadEnvFiles } from './env-files.ts';
import { openToOthers } from './data-dir.ts';
import { standardLog } from './http/log.ts';
import { notifySupervisor } from './supervisor.ts';
import { start, type RunningServer } from './start.ts';
import { StartError } from './start-error.ts';

/** How long a stop may take before what is still open is cut off, in milliseconds. */
const STOP_LIMIT_MS = 10_000;
/**
 * A second signal within this time, in milliseconds, counts as the same one: a supervisor signals the whole process
 * group, and npm forwards its own signal too, on a busy machine more than a second later.
 */
const SAME_SIGNAL_MS = 3_000;

/**
 * Kills the process: `process.exit` waits for a thread that is inside a statement, however long that takes, and then
 * aborts.
 */
const cutOff = (): void => void process.kill(process.pid, 'SIGKILL');

const log = standardLog();
// If the log cannot be written (full disk, reader gone), only log lines are lost; the site stays up.
process.stdout.on('error', () => undefined);

/** Finishes requests in progress at the first signal, and ends the process. */
function stopAtSignals(server: RunningServer): void {
  const supervisor = notifySupervisor(process.env, log);
  let stoppingSince: number | undefined;
  const stop = (signal: string): void => {
    if (stoppingSince !== undefined) {
      // A second signal after that time means: stop now.
      if (performance.now() - stoppingSince > SAME_SIGNAL_MS) cutOff();
      return;
    }
    stoppingSince = performance.now();
    log.info(`${signal}: finishing requests in progress`);
    supervisor.stopping();
    setTimeout(cutOff, STOP_LIMIT_MS).unref();
    void server.stop().then(() => process.exit(0));
  };
  // SIGHUP: its terminal was closed.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop);
}

async function main(): Promise<void> {
  for (const doubt of [...loadEnvFiles(process.cwd()), halfCredential(process.env)]) if (doubt) log.warn(doubt);
  const config = readConfig(process.env, process.cwd());
  const server = await start(config, log);
  stopAtSignals(server);
  log.info(`Serving the site at ${server.address}`);
  const place = config.databaseUrl ? 'PostgreSQL' : config.dataDir;
  // Beside existing endpoints the desk keeps its jobs here, names and numbers included, where staff can sign in.
  const keeps = server.bookings !== undefined;
  if (config.apiOrigin)
    log.info(`Passing /api through to ${config.apiOrigin}${keeps ? `; the desk's jobs are kept in ${place}` : ''}`);
  else log.info(`Keeping bookings in ${place} (${server.bookings ?? 0} so far)`);
  const open = !keeps || config.databaseUrl ? undefined : openToOthers(config.dataDir);
  if (open) log.warn(open);
  if (!config.verifier)
    log.info(
      `No staff credential: ${config.apiOrigin ? 'there is no desk' : 'the dashboard lets nobody in'}. \`npm run admin:password\` makes one.`,
    );
}

main().catch((error: unknown) => {
  log.error(
    error instanceof StartError
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : 'The server could not start.',
  );
  process.exit(1);
});
