/** `npm run serve`: the built site and its `/api` in one process. */
import { readConfig } from './config.ts';
import { loadEnvFiles } from './env-files.ts';
import { standardLog as log } from './http/log.ts';
import { start } from './start.ts';
import { StartError } from './start-error.ts';

/** How long a stop may take before what is still open is cut off, in milliseconds. */
const STOP_LIMIT_MS = 10_000;

async function main(): Promise<void> {
  loadEnvFiles(process.cwd());
  const config = readConfig(process.env, process.cwd());
  const server = await start(config);
  log.info(`Serving the site at ${server.address}`);
  log.info(config.apiOrigin ? `Passing /api through to ${config.apiOrigin}` : `Keeping bookings in ${config.dataDir}`);
  if (!config.apiOrigin && !config.verifier) log.info('No staff credential: the dashboard lets nobody in. `npm run admin:password` makes one.');

  let stopping = false;
  const stop = (signal: string): void => {
    // A second signal means now.
    if (stopping) process.exit(1);
    stopping = true;
    log.info(`${signal}: finishing what was accepted`);
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    void server.stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((error: unknown) => {
  log.error(error instanceof StartError ? error.message : error instanceof Error ? (error.stack ?? error.message) : 'The server could not start.');
  process.exit(1);
});
