import type { Plugin } from 'vite';
import { StartError } from './start-error.ts';

/**
 * Ends the API of the previous server. When Vite restarts (its settings or the server's code changed), it makes the new
 * server while the old one still runs, and loads this module again: only `process` survives that.
 */
const BEFORE = Symbol.for('recovery-near-me: ends the API of npm run dev');
const remembered = process as { [BEFORE]?: () => Promise<void> };

/**
 * Mounts the same `/api` in `npm run dev`. The server's code is loaded only then, so that
 * a build stays without it. A data directory that is in use, unwritable or damaged does
 * not stop the development server: `/api` then answers 503 with the reason.
 */
export function apiDevPlugin(): Plugin {
  return {
    name: 'dev-api',
    apply: 'serve',
    async configureServer(vite) {
      const [{ buildApp }, { readConfig }, { valuesIn }, { openStore }, { createLog }] = await Promise.all([
        import('./app.ts'),
        import('./config.ts'),
        import('./env-files.ts'),
        import('./store/open.ts'),
        import('./http/log.ts'),
      ]);
      // Not written to `process.env`: after a restart, old values there would take precedence over a changed `.env`.
      const config = readConfig({ ...valuesIn(vite.config.root), ...process.env }, vite.config.root);
      await remembered[BEFORE]?.();
      try {
        const store = config.apiOrigin ? undefined : await openStore(config.databaseUrl ?? config.dataDir);
        const log = createLog((line) => {
          const { level, msg } = JSON.parse(line) as { level: string; msg: string };
          if (level === 'error') vite.config.logger.error(msg);
        });
        const app = await buildApp({ config, store, log, apiOnly: true });
        await app.ready();
        let ended: Promise<void> | undefined;
        const end = () => (ended ??= app.close().then(() => store?.close()));
        remembered[BEFORE] = end;
        vite.httpServer?.once('close', () => void end());
        vite.middlewares.use((request, response, next) =>
          /^\/api(?:[/?]|$)/.test(request.url ?? '') ? app.routing(request, response) : next(),
        );
      } catch (error) {
        if (!(error instanceof StartError)) throw error;
        vite.config.logger.warn(`/api is off: ${error.message}`);
        vite.middlewares.use('/api', (_request, response) => {
          response.writeHead(503, { 'Content-Type': 'application/json' }).end(JSON.stringify({ error: error.message }));
        });
      }
    },
  };
}
