import Fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';
import { randomUUID } from 'node:crypto';
import { memorySigningKey, type SigningKey } from './signing-key.ts';
import { deskOnlyApi, proxyHooks } from './api/desk-only.ts';
import { HeldBookings } from './api/held.ts';
import { apiProxy } from './api/proxy.ts';
import { embeddedApi } from './api/routes.ts';
import type { ServerConfig } from './config.ts';
import type { UntakenJob } from './desk/alarm/webhook.ts';
import { openLinks } from './desk/links/links.ts';
import { addErrorHandler, HttpError, sendError } from './http/errors.ts';
import { memoryHits, type HitCounter } from './http/hits.ts';
import { addRequestLog, standardLog, type Log } from './http/log.ts';
import { addMetrics } from './http/metrics.ts';
import { addSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { limitedServer } from './http/server.ts';
import { openSite } from './http/site.ts';
import type { Store } from './store/store.ts';

const BODY_LIMIT = 32 * 1024;

export interface AppParts {
  config: ServerConfig;
  /** The embedded store; with `config.apiOrigin` set only the desk needs it. */
  store?: Store;
  log?: Log;
  /** Without the site, for the development server, which has its own. */
  apiOnly?: boolean;
  /** Where hits are counted against the limits; in memory unless several servers share a store. */
  hits?: HitCounter;
  /** What the staff's sessions are signed with; kept in memory unless they are to outlive this process. */
  sessionKey?: SigningKey;
  /** What links to jobs are signed with; likewise. */
  linkKey?: SigningKey;
  /** Public half of the push keys; without it no device can join. */
  pushKey?: string;
  /** Calls the alert address; undefined: there is none. */
  alert?: (job: UntakenJob) => Promise<boolean>;
  /** Bytes that the store takes, for `/metrics`. */
  storeBytes?: () => number;
  /** Milliseconds between two looks for a new release of the site. */
  lookEvery?: number;
}

/** Puts the server together; it does not listen yet. */
export async function buildApp({
  config,
  store,
  log = standardLog(),
  apiOnly,
  hits = memoryHits(),
  sessionKey = memorySigningKey(),
  linkKey = memorySigningKey(),
  pushKey,
  alert,
  storeBytes,
  lookEvery,
}: AppParts): Promise<FastifyInstance> {
  const site = apiOnly ? undefined : await openSite(config, lookEvery);
  const app: FastifyInstance = Fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID().slice(0, 13),
    // A request on an open connection is still answered while the server shuts down.
    return503OnClosing: false,
    // Keys that would reach an object's prototype are dropped; the rest of the request is judged as usual.
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    serverFactory: (handler) =>
      limitedServer((request, response) => site?.answer(request, response) || handler(request, response)),
    // Framework errors are raised before any hook runs, so the security headers are set here.
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      reply.headers(securityHeaders(config.env, false));
      void sendError(reply, new HttpError(400, 'The address could not be understood'));
    },
  });
  const held =
    config.apiOrigin && store
      ? new HeldBookings({ add: store.desk.addBooking, log, now: store.now, alert, alertAfter: config.alertAfter })
      : undefined;
  app.addHook('onClose', async () => {
    site?.stop();
    await held?.stop();
  });
  addRequestLog(app);
  addSecurityHeaders(app, config.env);
  addErrorHandler(app);
  // Read as it is, a packed body would only be "not valid JSON"; and the endpoints would not be told that it is packed.
  app.addHook('preParsing', async ({ headers }) => {
    if (!/^(identity)?$/i.test(headers['content-encoding'] ?? ''))
      throw new HttpError(415, 'Send the request without Content-Encoding', {
        headers: { 'Accept-Encoding': 'identity' },
      });
  });
  addMetrics(app, { token: config.metricsToken, files: site?.counts ?? new Map(), storeBytes, held });
  app.setNotFoundHandler(({ method }, reply) =>
    sendError(
      reply,
      method === 'GET' || method === 'HEAD'
        ? new HttpError(404, 'There is nothing at this address')
        : new HttpError(405, `${method} is not possible here`, { headers: { Allow: 'GET, HEAD' } }),
    ),
  );
  const links = store && openLinks({ database: store.database, feed: store.desk.feed, key: linkKey, now: store.now });
  const parts = links && { config, store, hits, links, pushKey };
  if (config.apiOrigin) {
    if (parts) await app.register(deskOnlyApi, parts);
    const hooks = parts && held && proxyHooks(store, { links, held, log });
    await app.register(apiProxy, { origin: config.apiOrigin, timeout: config.apiTimeout, log, ...hooks });
  } else if (parts) await app.register(embeddedApi, { ...parts, sessionKey });
  return app;
}
