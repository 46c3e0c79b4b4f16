import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import mime from 'mime';

/**
 * Bytes: larger files stay on the disk and are streamed. All of today's build lies below
 * (its largest picture has 0.3 MB).
 */
const KEPT_BYTES = 1024 * 1024;
/** Files read at a time, so that a large site does not use up the process's file descriptors. */
const AT_ONCE = 16;
const DAY_S = 86_400;

export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * One form of a file. `etag` is made of the content: the same on every machine and after
 * every deployment that did not change it.
 */
export interface Body {
  etag: string;
  length: number;
  /** The content, or the path of a file too large to be kept. */
  content: Buffer | string;
}

export interface SiteFile {
  type: string;
  cacheControl: string;
  bodies: Partial<Record<Encoding, Body>> & { identity: Body };
}

/** All files of a built site, under their paths in it (`blog/x.html`). */
export type Release = ReadonlyMap<string, SiteFile>;

/**
 * How long a copy may be used without asking. Files under /assets have a hash of their content in the name, so they
 * never change. Pages, the service worker and the manifest are revalidated each time (304 by ETag): a new release and a
 * corrected phone number show at once.
 */
function cacheControl(file: string): string {
  if (file.startsWith('assets/')) return `public, max-age=${365 * DAY_S}, immutable`;
  if (/\.(?:avif|webp|png|jpe?g|gif|svg|ico|mp4|webm|woff2?)$/i.test(file)) return `public, max-age=${DAY_S}`;
  return 'no-cache';
}

function typeOf(file: string): string {
  const type = mime.getType(file) ?? 'application/octet-stream';
  return /^text\/|json$|xml$/.test(type) ? `${type}; charset=utf-8` : type;
}

async function bodyOf(path: string): Promise<Body> {
  const content = await readFile(path);
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  return { etag, length: content.length, content: content.length > KEPT_BYTES ? path : content };
}

async function pathsIn(dist: string): Promise<string[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'));
  // Nothing in the site begins with a dot but what is well known (RFC 8615).
  return paths.filter((path) => path.startsWith('.well-known/') || !/(?:^|\/)\./.test(path)).sort();
}

/** Reads the built site in `dist` into memory, with what the build has packed beside each file (`.br`, `.gz`). */
export async function readRelease(dist: string): Promise<Release> {
  const paths = await pathsIn(dist);
  const bodies = new Map<string, Body>();
  for (let i = 0; i < paths.length; i += AT_ONCE) {
    const read = paths.slice(i, i + AT_ONCE).map(async (path) => [path, await bodyOf(join(dist, path))] as const);
    // In the order of their paths, not in that in which they were read.
    for (const [path, body] of await Promise.all(read)) bodies.set(path, body);
  }
  const release = new Map<string, SiteFile>();
  for (const [path, identity] of bodies) {
    if (/\.(?:br|gz)$/.test(path)) continue;
    const packed = { br: bodies.get(`${path}.br`), gzip: bodies.get(`${path}.gz`) };
    release.set(path, { type: typeOf(path), cacheControl: cacheControl(path), bodies: { identity, ...packed } });
  }
  return release;
}

/** What changes whenever a file of the site comes, goes or is written. */
export async function fingerprint(dist: string): Promise<string> {
  const hash = createHash('sha256');
  for (const path of await pathsIn(dist)) {
    const { size, mtimeMs, ino } = await stat(join(dist, path));
    hash.update(`${path}\0${size}\0${mtimeMs}\0${ino}\n`);
  }
  return hash.digest('hex');
}
