import type { FastifyInstance } from 'fastify';
import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { fileSigningKey, sharedSigningKey } from './signing-key.ts';
import { buildApp, type AppParts } from './app.ts';
import { backupDoubt, type ServerConfig } from './config.ts';
import { sizeOf } from './data-dir.ts';
import { startAlarm } from './desk/alarm/start.ts';
import { watchConnections } from './http/connections.ts';
import { forLog } from './http/errors.ts';
import type { Log } from './http/log.ts';
import { codeOf, StartError } from './start-error.ts';
import type { Tell } from './store/housekeeping.ts';
import { compareWithLastStart } from './store/last-start.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';

export interface RunningServer {
  /** Where it listens, for a person. */
  address: string;
  /** How many bookings its own store holds. */
  bookings: number | undefined;
  /** Finishes the requests it has accepted, then closes the store. */
  stop(): Promise<void>;
}

/** The host does not belong to this machine, IPv6 is off, or the name does not resolve. */
const NO_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EAI_AGAIN', 'EINVAL', 'ENOTFOUND'];

async function listen(app: FastifyInstance, { host, port }: ServerConfig): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE')
      throw new StartError(`Port ${port} is in use. Stop what uses it, or set PORT to another one.`);
    if (code === 'EACCES')
      throw new StartError(`Port ${port} may not be used by this user. Set PORT to one above 1023.`);
    if (NO_ADDRESS.includes(code))
      throw new StartError(
        `HOST ${host} is not an address of this machine (${code}). Leave it empty, or set it to one that is.`,
      );
    throw error;
  }
}

async function openTheStore(config: ServerConfig, tell: Tell): Promise<Store> {
  const doubt = backupDoubt(config);
  if (doubt) tell(doubt);
  const { databaseUrl, dataDir, backupDir } = config;
  const backup = backupDir ? { directory: backupDir, keep: config.backupsKept } : undefined;
  const store = await openStore(databaseUrl ?? dataDir, { tell, daily: { backup } });
  const strange = databaseUrl ? undefined : compareWithLastStart(dataDir, await store.size(), backupDir);
  if (strange) tell(strange);
  return store;
}

/** Rate limits, session keys and size: shared by all processes on one database; with a data directory, kept there. */
function ownParts(
  { dataDir }: ServerConfig,
  { database }: Store,
): Pick<AppParts, 'hits' | 'sessionKey' | 'linkKey' | 'storeBytes'> {
  const { shared } = database;
  if (shared) {
    const { hits, secrets } = shared;
    return {
      hits,
      sessionKey: sharedSigningKey(secrets, 'staff-session'),
      linkKey: sharedSigningKey(secrets, 'links'),
    };
  }
  return {
    sessionKey: fileSigningKey(dataDir, 'staff-session'),
    linkKey: fileSigningKey(dataDir, 'links'),
    storeBytes: () => sizeOf(dataDir),
  };
}

/** Throws StartError where there is no built site, or one of another user's: building it again would not help then. */
function demandSite(dist: string): void {
  try {
    accessSync(join(dist, 'index.html'), constants.R_OK);
  } catch (error) {
    const code = codeOf(error);
    throw new StartError(
      code === 'ENOENT' || code === 'ENOTDIR'
        ? `The built site is missing from ${dist}. Run \`npm run build\` first.`
        : `The built site in ${dist} cannot be read (${code}). Let this user read it: chmod -R a+rX ${dist}`,
    );
  }
}

/** Starts the server. Throws StartError with one line for the operator when something it needs is not there. */
export async function start(config: ServerConfig, log: Log): Promise<RunningServer> {
  demandSite(config.dist);
  // Beside existing endpoints only the desk is kept here, and that is for staff who can sign in.
  const store =
    config.apiOrigin && !config.verifier
      ? undefined
      : await openTheStore(config, (text, level) => log[level ?? 'warn'](text));
  const ringing = store && (await startAlarm(config, store, log));
  const parts = store && { store, ...ownParts(config, store) };
  // Bookings work without these keys, so a failure does not stop the start; but it is logged now rather than at the
  // first customer's link.
  for (const key of [parts?.sessionKey, parts?.linkKey])
    await key?.read().catch((error: unknown) => log.error(forLog(error)));
  const app = await buildApp({ config, log, ...parts, pushKey: ringing?.pushKey, alert: ringing?.alert });
  const closeConnections = watchConnections(app.server);
  const stop = async (): Promise<void> => {
    closeConnections();
    await app.close();
    await ringing?.stop();
    await store?.close();
  };
  try {
    // Nothing is awaited between listening and the caller, who then listens for signals.
    const bookings = await store?.size();
    return { address: await listen(app, config), bookings, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
