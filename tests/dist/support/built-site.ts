/** The built site, read once: its files with their sizes, and its HTML pages parsed. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import type { Lang } from '../../../src/config/languages';
import { findPath, pathTable, twinsOf, type PathEntry } from '../../../src/config/paths';

export interface BuiltPage {
  /** File inside the site, e.g. `blog/x.html`. */
  file: string;
  /** Address, e.g. `/blog/x`. */
  path: string;
  html: string;
  document: Document;
  /** Its line of the path table; articles and the 404 pages have none. */
  entry?: PathEntry;
}

export interface BuiltSite {
  dir: string;
  /** Every file, relative, `/` between the parts, without the `.br` and `.gz` copies. */
  files: ReadonlySet<string>;
  /** Every prerendered page; the empty shells (`shell.html`, `admin.html`) are not among them. */
  pages: readonly BuiltPage[];
  /** What an address of the site stands for: a file, a page, or undefined. */
  resolve: (pathname: string) => string | undefined;
  read: (file: string) => string;
  /** Bytes on disk. */
  size: (file: string) => number;
  /** Bytes as a browser gets them: the `.br` copy where there is one, else brotli for text, else the file. */
  transferred: (file: string) => number;
}

/** The pages of the links, which are not of the application. */
export const LINK_FILES = ['pin.html', 'job.html', 'track.html'];
/** HTML without content of its own. */
export const SHELLS = ['shell.html', 'admin.html', ...LINK_FILES];
/** The blog in each language. */
const blogs = (['blog', ...twinsOf('blog')] as const).map((id) => pathTable[id]);
/** Pages that answer for what does not exist. */
export const NOT_FOUND_PAGES = ['404.html', ...blogs.map((blog) => `${blog.path.slice(1)}-not-found.html`)];

const TEXT = /\.(?:html|js|css|svg|xml|json|txt|webmanifest)$/;
const addressOf = (file: string): string => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`);

/** Reads the site in `dir`. Throws when there is none. */
export function readSite(dir: string): BuiltSite {
  if (!existsSync(path.join(dir, 'index.html'))) throw new Error(`no built site in ${dir}: run "npm run build" first`);
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const all = entries.map((entry) =>
    path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
  );
  const files = new Set(all.filter((file) => !/\.(?:br|gz)$/.test(file)));
  const read = (file: string): string => readFileSync(path.join(dir, file), 'utf8');
  const size = (file: string): number => statSync(path.join(dir, file)).size;
  const compressed = new Set(all.filter((file) => file.endsWith('.br')));
  const measured = new Map<string, number>();

  const pages = [...files]
    .filter((file) => file.endsWith('.html') && !SHELLS.includes(file))
    .sort()
    .map((file): BuiltPage => {
      const html = read(file);
      const address = addressOf(file);
      const id = findPath(address);
      const { document } = new JSDOM(html).window;
      return { file, path: address, html, document, entry: id && pathTable[id] };
    });

  return {
    dir,
    files,
    pages,
    read,
    size,
    resolve(pathname) {
      const clean = decodeURIComponent(pathname);
      if (clean === '/') return 'index.html';
      return [clean.slice(1), `${clean.slice(1)}.html`].find((file) => files.has(file));
    },
    transferred(file) {
      let bytes = measured.get(file);
      if (bytes === undefined) {
        if (compressed.has(`${file}.br`)) bytes = size(`${file}.br`);
        else bytes = TEXT.test(file) ? brotliCompressSync(read(file)).length : size(file);
        measured.set(file, bytes);
      }
      return bytes;
    },
  };
}

/** The pages that a search engine may list: in the path table or articles, neither hidden nor a second address. */
export const indexable = (site: BuiltSite): BuiltPage[] =>
  site.pages.filter((page) => !NOT_FOUND_PAGES.includes(page.file) && !page.entry?.hidden && !page.entry?.canonical);

/**
 * Where a page stands in each language, itself among them; nothing for a page in one language. Every article has all.
 */
export function languagesOf({ path: address, entry }: BuiltPage): (readonly [Lang, string])[] {
  const blog = blogs.find((one) => address.startsWith(`${one.path}/`));
  if (blog) return blogs.map((one) => [one.lang, address.replace(blog.path, one.path)]);
  const id = entry && findPath(entry.path);
  const twins = id ? twinsOf(id).map((twin) => pathTable[twin]) : [];
  return entry && twins.length > 0 ? [entry, ...twins].map((one) => [one.lang, one.path]) : [];
}
