import type { FastifyInstance } from 'fastify';
import type { StaffSessions } from '../admin/sessions.ts';
import { deskRoutes } from '../desk/http/routes.ts';
import type { Links } from '../desk/links/links.ts';
import { linkRoutes } from '../desk/links/routes.ts';
import type { HitCounter } from '../http/hits.ts';
import type { Limiter } from '../http/rate-limits.ts';
import type { Store } from '../store/store.ts';
import { bearerOf, requireSession } from './token.ts';

interface Parts {
  store: Store;
  links: Links;
  hits: HitCounter;
  limiter: Limiter;
  sessions: Pick<StaffSessions, 'isOpen'>;
  /** Public half of the push keys. */
  pushKey: string | undefined;
}

/** `/api/desk` for signed-in staff and `/api/link` for holders of a link, wherever the bookings are kept. */
export async function deskApi(
  app: FastifyInstance,
  { store, links, hits, limiter, sessions, pushKey }: Parts,
): Promise<void> {
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
