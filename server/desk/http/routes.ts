/** `/api/desk`: for the staff, with the bearer token. Nothing here is reached without it. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Refusal } from '../store/apply.ts';
import { figuresCsvSchema, figuresQuerySchema } from '../../../src/contract/job/figures-query.ts';
import { findQuerySchema } from '../../../src/contract/job/find.ts';
import { pushSchema } from '../../../src/contract/job/push.ts';
import { jobChangeSchema, newJobSchema, truckChangeSchema } from '../../../src/contract/job/change.ts';
import type { Job } from '../../../src/contract/job/record.ts';
import { newLinkSchema } from '../../../src/contract/job/link.ts';
import { parseOrRefuse } from '../../api/refusals.ts';
import { HttpError } from '../../http/errors.ts';
import type { Desk } from '../desk.ts';
import type { Links } from '../links/links.ts';
import { Streams } from './stream.ts';

interface DeskRoutes {
  desk: Desk;
  links: Links;
  /** Public half of the push keys; undefined: this server rings on open screens only. */
  pushKey: string | undefined;
  /** Throws HttpError 401 without the staff's token, 429 past the limit. */
  admit: (request: FastifyRequest) => Promise<void>;
  /** Whether the staff's session of an open stream goes on. */
  isOpen: (request: FastifyRequest) => Promise<boolean>;
}

const REFUSALS: Record<Refusal, string> = {
  stale: 'somebody changed this job first',
  not_possible: 'this step is not possible now',
  no_reason: 'an end needs one of its own reasons; "other" also needs a note',
  too_late: 'it can be undone for a minute only',
};

const params = v.object({ id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/, 'id is not a job'), v.transform(Number)) });
const photoParams = v.object({ id: v.pipe(v.string(), v.uuid('id is not a photograph')) });
const idOf = (request: FastifyRequest): number => parseOrRefuse(params, request.params).id;

/** 409 with the job as it now is, so that the screen can show both. */
const refuse = (reply: FastifyReply, why: Refusal, job: Job): FastifyReply =>
  reply.code(why === 'no_reason' ? 400 : 409).send({ error: REFUSALS[why], job });

export async function deskRoutes(
  app: FastifyInstance,
  { desk, links, pushKey, admit, isOpen }: DeskRoutes,
): Promise<void> {
  const streams = new Streams(desk, isOpen);
  app.addHook('preClose', async () => streams.end());
  app.addHook('onRequest', admit);

  app.get('/api/desk/jobs', () => desk.board());
  app.get('/api/desk/jobs/:id', async (request) => {
    const found = await desk.history(idOf(request));
    if (!found) throw new HttpError(404, 'There is no such job');
    return found;
  });
  app.get('/api/desk/find', (request) => desk.find(parseOrRefuse(findQuerySchema, request.query).q));
  app.get('/api/desk/jobs/:id/photos', async (request) => ({ photos: await desk.photos(idOf(request)) }));
  app.get('/api/desk/photos/:id', async (request, reply) => {
    const { id } = parseOrRefuse(photoParams, request.params);
    const photo = await desk.photo(id);
    if (!photo) throw new HttpError(404, 'There is no such photograph');
    return reply.type(photo.type).header('content-disposition', 'inline').send(photo.bytes);
  });
  app.post('/api/desk/jobs', async (request, reply) => {
    const call = parseOrRefuse(newJobSchema, request.body);
    return reply.code(201).send(await desk.addCall(call));
  });
  app.post('/api/desk/jobs/:id', async (request, reply) => {
    const change = parseOrRefuse(jobChangeSchema, request.body);
    const changed = await desk.change(idOf(request), change, { actor: 'desk', by: change.by });
    if (changed.kind === 'unknown') throw new HttpError(404, 'There is no such job');
    return changed.kind === 'refused' ? refuse(reply, changed.why, changed.job) : changed.update;
  });
  app.post('/api/desk/jobs/:id/link', async (request) => {
    const { purpose, renew } = parseOrRefuse(newLinkSchema, request.body);
    const path = await links.make(idOf(request), purpose, renew);
    if (path === undefined) throw new HttpError(404, 'There is no such job');
    return { path };
  });
  app.post('/api/desk/trucks', async (request) => {
    const trucks = await desk.saveTruck(parseOrRefuse(truckChangeSchema, request.body));
    if (!trucks) throw new HttpError(409, 'another truck has this plate');
    return { trucks };
  });
  app.get('/api/desk/figures', (request) => desk.figures(parseOrRefuse(figuresQuerySchema, request.query).hours));
  app.get('/api/desk/figures.csv', async (request, reply) => {
    const { table, hours } = parseOrRefuse(figuresCsvSchema, request.query);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${table}-${hours}h.csv"`)
      .send(await desk.figuresCsv(table, hours));
  });
  app.get('/api/desk/push', async () => {
    if (pushKey === undefined) throw new HttpError(404, 'This server sends no pushes');
    return { publicKey: pushKey };
  });
  app.post('/api/desk/push', async (request, reply) => {
    await desk.subscriptions.add(parseOrRefuse(pushSchema, request.body));
    return reply.code(204).send();
  });
  app.post('/api/desk/push/leave', async (request, reply) => {
    const { endpoint } = parseOrRefuse(v.object({ endpoint: pushSchema.entries.endpoint }), request.body);
    await desk.subscriptions.remove(endpoint);
    return reply.code(204).send();
  });
  // No HEAD route: it would be held open like the stream itself.
  app.get('/api/desk/events', { exposeHeadRoute: false }, (request, reply) => streams.serve(request, reply));
}
