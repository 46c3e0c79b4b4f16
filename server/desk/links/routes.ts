/**
 * `/api/link`: for holders of a link to a job. The link's token comes in the `Authorization` header, so that it is in
 * no URL and no log.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { LINK_URL } from '../../../src/contract/job/addresses.ts';
import { linkChangeSchemas, type LinkProblem, type LinkRefusal } from '../../../src/contract/job/link.ts';
import { parseOrRefuse } from '../../api/refusals.ts';
import { bearerOf, cameWithToken } from '../../api/token.ts';
import { HttpError } from '../../http/errors.ts';
import type { HitCounter } from '../../http/hits.ts';
import { customerOf, refuse } from '../../http/rate-limits.ts';
import { photoRoutes } from '../photos/routes.ts';
import type { Links } from './links.ts';

interface LinkRoutes {
  links: Links;
  hits: HitCounter;
  /** Throws HttpError 429 past the limit of an address. */
  admit: (request: FastifyRequest) => Promise<void>;
}

/** Requests by one link in a minute: a page asks every ten seconds, and a queue of an hour's steps goes out at once. */
const PER_LINK = 120;
const MINUTE_MS = 60_000;
/** Photographs by one link in a minute: a queue of a whole job's goes out at once, a machine's does not. */
const PHOTOS_PER_LINK = 30;
/**
 * Invalid links from one address in ten minutes. Valid links are never counted: a carrier puts many phones behind one
 * address.
 */
const GUESSES = 30;
const GUESSING_MS = 10 * MINUTE_MS;

const REFUSALS: Record<LinkRefusal, [status: number, error: string]> = {
  unknown: [404, 'This link is not valid'],
  expired: [410, 'This link has expired'],
  revoked: [410, 'A newer link has replaced this one'],
};

const TOO_MANY = 'Too many requests. Please try again in a minute, or call us.';

const refuseLink = (reply: FastifyReply, link: LinkRefusal): FastifyReply => {
  const [status, error] = REFUSALS[link];
  return reply.code(status).send({ error, link } satisfies LinkProblem);
};

export async function linkRoutes(app: FastifyInstance, { links, hits, admit }: LinkRoutes): Promise<void> {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('referrer-policy', 'no-referrer');
  });
  app.addHook('onRequest', admit);
  const keyOf = (token: string): string => createHash('sha256').update(token).digest('base64url').slice(0, 16);

  /**
   * The link's purpose, undefined if the link is invalid; throws HttpError 429 after too many guesses, and 401 if there
   * is no link in the request. A 401 says nothing about the link itself: the page keeps its queue and tries again.
   */
  async function purposeOf(request: FastifyRequest) {
    if (!cameWithToken(request))
      throw new HttpError(401, 'There is no link in this request', { headers: { 'WWW-Authenticate': 'Bearer' } });
    const token = bearerOf(request);
    const purpose = await links.purposeOf(token);
    const counted = purpose
      ? await hits.add(`link ${keyOf(token)}`, MINUTE_MS, 1)
      : await hits.add(`link guesses ${customerOf(request.ip)}`, GUESSING_MS, 1);
    // The 30 are soon used up, by one page that stays open with half a link. Without `link`, such a page would then say
    // that there is no connection, and a driver's phone would go on trying an entry that nothing can deliver.
    if (!purpose && counted.count > GUESSES) refuse('link guesses', counted.msLeft, TOO_MANY, 'unknown');
    if (purpose && counted.count > PER_LINK) refuse('link', counted.msLeft, TOO_MANY);
    return { token, purpose };
  }

  app.get(LINK_URL, async (request, reply) => {
    const { token, purpose } = await purposeOf(request);
    if (!purpose) return refuseLink(reply, 'unknown');
    const opened = await links.open(token);
    return 'link' in opened ? refuseLink(reply, opened.link) : opened.view;
  });

  app.post(LINK_URL, async (request, reply) => {
    const { token, purpose } = await purposeOf(request);
    if (!purpose) return refuseLink(reply, 'unknown');
    request.mark.action = purpose;
    const change = parseOrRefuse(linkChangeSchemas[purpose], request.body);
    const pressed = await links.change(token, change);
    if ('link' in pressed) return refuseLink(reply, pressed.link);
    if ('refused' in pressed)
      return reply
        .code(pressed.refused === 'no_reason' ? 400 : 409)
        .send({ error: 'This is not possible any more', view: pressed.view } satisfies LinkProblem);
    return pressed.view;
  });

  await app.register(photoRoutes, {
    links,
    refuseLink,
    async admit(request, reply) {
      const { token, purpose } = await purposeOf(request);
      if (purpose !== 'job') return refuseLink(reply, 'unknown');
      const { count, msLeft } = await hits.add(`photos ${keyOf(token)}`, MINUTE_MS, 1);
      if (count > PHOTOS_PER_LINK) refuse('photos', msLeft, TOO_MANY);
      return undefined;
    },
  });
}
