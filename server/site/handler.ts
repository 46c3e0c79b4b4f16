import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { negotiate } from '@fastify/accept-negotiator';
import { NOW_KEPT_S } from '../../src/contract/hour-picture.ts';
import { pictureNow } from '../../src/contract/picture-now.ts';
import type { Body, Encoding, Release, SiteFile } from './files.ts';
import { partOf, type Part } from './part.ts';
import { resolveAddress } from './resolve.ts';

const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];

/** The best compression that the client accepts. */
const encodingFor = (accepted = ''): Encoding => negotiate(accepted, ENCODINGS) ?? 'identity';

/** Whether one of the visitor's copies is this one. A proxy on the way may have marked its tag as weak. */
const holds = (tags: string, etag: string): boolean =>
  tags.split(',').some((tag) => [etag, '*'].includes(tag.trim().replace(/^W\//, '')));

/** Name, value, name, value, … */
type Headers = string[];

/** What goes with every answer. */
interface Common {
  site: Headers;
  /** For the staff's and the links' pages, which show customers' data: a policy without any outside service. */
  personal: Headers;
}

/** Sends `part` of `content`. A file that is read from the disk is closed with the connection, also before its turn. */
function sendContent(
  { method, socket }: IncomingMessage,
  response: ServerResponse,
  content: Body['content'],
  { start, end }: Part,
): void {
  if (method === 'HEAD') return void response.end();
  if (typeof content !== 'string') return void response.end(content.subarray(start, end + 1));
  const stream = createReadStream(content, { start, end });
  const close = () => void stream.destroy();
  socket.once('close', close);
  pipeline(stream, response, () => socket.removeListener('close', close));
}

/** The same headers with a stricter word about the referrer. */
const withoutReferrer = (headers: Headers): Headers =>
  headers.with(headers.indexOf('Referrer-Policy') + 1, 'no-referrer');

interface Found {
  file: SiteFile;
  status: 200 | 404;
  staff?: true;
  link?: true;
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { file, status, staff, link }: Found,
  { site, personal }: Common,
): void {
  const common = link ? withoutReferrer(personal) : staff ? personal : site;
  // The build leaves both packed forms beside a file, or none.
  const encoding = file.bodies.br && file.bodies.gzip ? encodingFor(request.headers['accept-encoding']) : 'identity';
  const body = file.bodies[encoding] ?? file.bodies.identity;
  const headers = [...common, 'Vary', 'Accept-Encoding', 'Cache-Control', staff ? 'no-store' : file.cacheControl];
  if (staff || link) headers.push('X-Robots-Tag', 'noindex');
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
  const sendWhole = () => {
    response.writeHead(status, [...headers, 'Content-Type', file.type, 'Content-Length', String(body.length)]);
    sendContent(request, response, body.content, { start: 0, end: body.length - 1 });
  };
  // A "not found" is about the address, not about a file: nothing to revalidate or to take a part of.
  if (status === 404 || staff) return sendWhole();
  headers.push('ETag', body.etag, 'Accept-Ranges', 'bytes');
  const tags = request.headers['if-none-match'];
  if (tags !== undefined && holds(tags, body.etag)) return void response.writeHead(304, headers).end();
  // A range belongs to a GET (RFC 9110, section 14.2).
  const part = request.method === 'GET' ? partOf(request.headers, body) : 'all';
  if (part === 'all') return sendWhole();
  if (part === 'none')
    return void response
      .writeHead(416, [...headers, 'Content-Range', `bytes */${body.length}`, 'Content-Length', '0'])
      .end();
  const { start, end } = part;
  const range = ['Content-Range', `bytes ${start}-${end}/${body.length}`, 'Content-Length', String(end - start + 1)];
  response.writeHead(206, [...headers, 'Content-Type', file.type, ...range]);
  sendContent(request, response, body.content, part);
}

/**
 * Answers a GET or HEAD from the built site: precompressed where the build left a `.br` or `.gz` beside
 * a file, plain otherwise.
 */
export function sendFromSite(
  request: IncomingMessage,
  response: ServerResponse,
  release: Release,
  common: Common,
): void {
  const url = request.url ?? '/';
  const mark = url.indexOf('?');
  const [path, query] = mark === -1 ? [url, ''] : [url.slice(0, mark), url.slice(mark)];
  const picture = query === '' ? undefined : release.get(pictureNow(path, query, Date.now())?.slice(1) ?? '');
  if (picture)
    return sendFile(
      request,
      response,
      { status: 200, file: { ...picture, cacheControl: `public, max-age=${NOW_KEPT_S}` } },
      common,
    );
  const found = resolveAddress((file) => release.has(file), path);
  if (found.kind === 'redirect')
    return void response.writeHead(308, [...common.site, 'Location', found.to + query, 'Content-Length', '0']).end();
  const file = found.kind === 'file' ? release.get(found.file) : undefined;
  if (found.kind === 'file' && file) return sendFile(request, response, { ...found, file }, common);
  const text = 'Not found\n';
  response.writeHead(404, [
    ...common.site,
    'Cache-Control',
    'no-cache',
    'Content-Type',
    'text/plain; charset=utf-8',
    'Content-Length',
    String(text.length),
  ]);
  response.end(text);
}
