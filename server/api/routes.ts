import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import { ENDPOINTS, type Action } from './actions.ts';
import { deskApi, type DeskParts } from './desk-api.ts';
import { ticketOf } from './ticket.ts';
import { openSession, requireSession } from './token.ts';
import { cachedCheck } from './cached-check.ts';
import type { SigningKey } from '../signing-key.ts';
import { staffSessions } from '../admin/sessions.ts';
import { HttpError } from '../http/errors.ts';
import { rateLimits } from '../http/rate-limits.ts';
import { steadyClock } from '../store/clock.ts';

const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];
const isJson = (request: FastifyRequest): boolean =>
  /^application\/json\b/i.test(request.headers['content-type'] ?? '');

function objectFrom(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The body is not valid JSON');
  }
}

/** The query of a GET or the body of a POST, as a plain object. A beacon's text is parsed here. */
function inputOf(request: FastifyRequest): Record<string, unknown> {
  if (request.method !== 'POST') return request.query as Record<string, unknown>;
  const body = typeof request.body === 'string' && !isJson(request) ? objectFrom(request.body) : request.body;
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new HttpError(400, 'The body must be a JSON object with an action');
  return body as Record<string, unknown>;
}

function actionOf(actions: Record<string, Action>, input: Record<string, unknown>): Action {
  const { action = '' } = input;
  const found = typeof action === 'string' && Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!found)
    throw new HttpError(400, `Unknown action. This address knows: ${Object.keys(actions).filter(Boolean).join(', ')}`);
  return found;
}

/** The embedded `/api` (decisions, section E) on `store`. */
export async function embeddedApi(
  app: FastifyInstance,
  { sessionKey, ...parts }: DeskParts & { sessionKey: SigningKey },
): Promise<void> {
  const { config, store, hits, links } = parts;
  const limiter = rateLimits(config.limits, hits);
  // With a plain clock, a clock that ran ahead and is corrected would sign out everybody who signed in meanwhile.
  // Several servers on one store need the database's: with a steady clock each, they would drift apart and reject each
  // other's sessions.
  const sessions = staffSessions(config.verifier, sessionKey, store.database.shared?.now ?? steadyClock());
  const health = cachedCheck(() => store.assertWritable());
  for (const [url, methods] of Object.entries(ENDPOINTS)) {
    const allowed = methods.POST ? 'GET, HEAD, POST' : 'GET, HEAD';
    app.route({
      url,
      method: METHODS,
      exposeHeadRoute: false,
      async onRequest(request) {
        if (!allowed.split(', ').includes(request.method))
          throw new HttpError(405, `${request.method} is not possible here`, { headers: { Allow: allowed } });
      },
      async handler(request, reply) {
        const input = inputOf(request);
        const action = actionOf((request.method === 'POST' ? methods.POST : methods.GET) ?? {}, input);
        if (typeof input.action === 'string') request.mark.action = input.action;
        if (request.method === 'POST' && !action.beacon && !isJson(request))
          throw new HttpError(415, 'Send the request as application/json');
        await limiter.request(action.limit, request);
        if (action.staff) await requireSession(request, sessions);
        const { status = 200, body } = await action.run(store, input, {
          signIn: () => openSession(request, sessions),
          bookingStored: () => limiter.stored(request),
          ticket: (id) => ticketOf(links, request.log, id),
          health,
        });
        return reply.code(status).send(body);
      },
    });
  }
  await deskApi(app, parts, sessions);
  app.all('/api', noSuchAddress);
  app.all('/api/*', noSuchAddress);
}

async function noSuchAddress(): Promise<never> {
  throw new HttpError(404, 'There is nothing at this address');
}
