import type { FastifyInstance } from 'fastify';
import type { StaffSessions } from '../admin/sessions.ts';
import type { ServerConfig } from '../config.ts';
import { deskRoutes } from '../desk/http/routes.ts';
import type { Links } from '../desk/links/links.ts';
import { linkRoutes } from '../desk/links/routes.ts';
import type { HitCounter } from '../http/hits.ts';
import { rateLimits } from '../http/rate-limits.ts';
import type { Store } from '../store/store.ts';
import { bearerOf, requireSession } from './token.ts';

export interface DeskParts {
  config: ServerConfig;
  store: Store;
  links: Links;
  hits: HitCounter;
  /** Public half of the push keys. */
  pushKey: string | undefined;
}

/** `/api/desk` for signed-in staff and `/api/link` for holders of a link, wherever the bookings are kept. */
export async function deskApi(
  app: FastifyInstance,
  { config, store, links, hits, pushKey }: DeskParts,
  sessions: Pick<StaffSessions, 'isOpen'>,
): Promise<void> {
  const limiter = rateLimits(config.limits, hits);
  await app.register(deskRoutes, {
    desk: store.desk,
    links,
    pushKey,
    admit: async (request) => {
      await limiter.request('dashboards', request);
      await requireSession(request, sessions);
    },
    isOpen: (request) => sessions.isOpen(bearerOf(request)),
  });
  await app.register(linkRoutes, { links, hits, admit: (request) => limiter.request('links', request) });
}
