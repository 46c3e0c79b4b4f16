import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from './app.ts';
import type { ServerConfig } from './config.ts';
import { codeOf, StartError } from './start-error.ts';
import { openStore } from './store/store.ts';

/** How often a stop looks for connections that have fallen idle, in milliseconds. */
const IDLE_CHECK_MS = 50;

export interface RunningServer {
  /** Where it listens, for a person. */
  address: string;
  /** Finishes the requests it has accepted, then closes the store. */
  stop(): Promise<void>;
}

async function listen(app: FastifyInstance, { host, port }: ServerConfig): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} is in use. Stop what uses it, or set PORT to another one.`);
    if (code === 'EACCES') throw new StartError(`Port ${port} may not be used by this user. Set PORT to one above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw new StartError(`HOST ${host} is not an address of this machine.`);
    throw error;
  }
}

/** Starts the server. Throws StartError with one line for the operator when something it needs is not there. */
export async function start(config: ServerConfig): Promise<RunningServer> {
  if (!existsSync(join(config.dist, 'index.html'))) throw new StartError(`The built site is missing from ${config.dist}. Run \`npm run build\` first.`);
  const store = config.apiOrigin ? undefined : await openStore(config.dataDir);
  const app = await buildApp({ config, store });
  try {
    const address = await listen(app, config);
    return {
      address,
      async stop() {
        // Closing ends the connections that are idle now. Those that finish a request later would be kept open for the browser's next one.
        const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS);
        await app.close();
        clearInterval(idle);
        await store?.close();
      },
    };
  } catch (error) {
    await app.close();
    await store?.close();
    throw error;
  }
}
