/**
 * `POST /api/link/photo`: one photograph from the driver's page. What it is stands in the
 * address, the picture is the body, the link in the header.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { photoSchema, type LinkProblem, type LinkRefusal } from '../../../src/contract/job/link.ts';
import { PHOTO_URL } from '../../../src/contract/job/addresses.ts';
import { PHOTO_BYTES } from '../../../src/contract/job/photo.ts';
import { parseOrRefuse } from '../../api/refusals.ts';
import { bearerOf } from '../../api/token.ts';
import { HttpError } from '../../http/errors.ts';
import type { Links } from '../links/links.ts';
import { cleanPhoto } from './image.ts';

interface Parts {
  links: Links;
  /** Answers requests that do not come with a driver's link itself; throws HttpError 429 past the limits. */
  admit: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;
  refuseLink: (reply: FastifyReply, link: LinkRefusal) => FastifyReply;
}

const TYPES = ['image/jpeg', 'image/webp'];

export async function photoRoutes(app: FastifyInstance, { links, admit, refuseLink }: Parts): Promise<void> {
  app.addContentTypeParser(TYPES, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  // Before the body is read: a request without a link should cost nothing.
  app.addHook('onRequest', admit);
  app.post(
    PHOTO_URL,
    {
      bodyLimit: PHOTO_BYTES,
      onRequest: async (request) => {
        const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
        if (!TYPES.includes(type)) throw new HttpError(415, `Send the photograph as ${TYPES.join(' or ')}`);
        // The connection stays open, so that a client that is still sending gets the answer.
        if (Number(request.headers['content-length'] ?? 0) > PHOTO_BYTES) throw tooLarge();
      },
      // A body without Content-Length turns out to be too large only while it is read.
      errorHandler: (error) => {
        throw error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? tooLarge() : error;
      },
    },
    async (request, reply) => {
      request.mark.action = 'photo';
      const photo = parseOrRefuse(photoSchema, request.query);
      // With these content types the parser always gives a buffer, perhaps an empty one.
      const picture = cleanPhoto(request.body as Buffer);
      if (!picture) throw new HttpError(400, 'This is not a photograph, or it is damaged');
      const pressed = await links.addPhoto(bearerOf(request), { ...photo, picture });
      if ('link' in pressed) return refuseLink(reply, pressed.link);
      if ('refused' in pressed)
        return reply.code(409).send({
          error: 'This job already has as many photographs as it may have',
          view: pressed.view,
        } satisfies LinkProblem);
      return pressed.view;
    },
  );
}

const tooLarge = (): HttpError => new HttpError(413, `The photograph is larger than ${PHOTO_BYTES / 1000} kB`);
