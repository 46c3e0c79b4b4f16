/**
 * What the service worker fetches ahead: every file is there, all that a page can need
 * offline, and all together stay small.
 */
import { href, twinsOf } from '../../src/config/paths';
import { PAGE_MARK } from '../../src/sw/caches';
import type { BuiltSite } from './support/built-site';
import type { Report } from './support/report';
import { dynamicImports, startedModules, staticClosure } from './support/script-graph';

/** Bytes as transferred. */
const LIMIT = 600_000;
/** One entry of the list that workbox writes into the worker. */
const ENTRY = /\{"?revision"?:(?:null|["'][^"']*["']),"?url"?:["']([^"']+)["']\}/g;

/** Code that is of no use without a network, by a string in it: the staff's pages, and Google's own map. */
const ONLINE_ONLY = /No recent activity to display|maps\.googleapis\.com/;

/** A page that says of itself that it opens without a network. */
const PROMISE =
  /this page (works|opens) without internet|(تعمل|تفتح) الصفحة من دون إنترنت|هذه الصفحة (تعمل|تفتح) من دون إنترنت/i;

/**
 * Scripts that an offline page can ask for and would not get: what the pages among `ahead` start, and all that
 * this imports, at once or later. Not the code of pages that are not among them: they do not open offline either.
 */
function unreachable(site: BuiltSite, ahead: ReadonlySet<string | undefined>): string[] {
  const pages = site.pages.filter((page) => ahead.has(page.file));
  const elsewhere = new Set(
    site.pages.filter((page) => !ahead.has(page.file)).flatMap((page) => startedModules(page.document)),
  );
  const missing: string[] = [];
  const seen = new Set<string>();
  const visit = (file: string, from: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    if (!ahead.has(file)) missing.push(`${file}, imported by ${from}`);
    for (const needed of staticClosure(site, [file])) visit(needed, file);
    for (const later of dynamicImports(site, file)) {
      if (ahead.has(later) || !(elsewhere.has(later) || ONLINE_ONLY.test(site.read(later)))) visit(later, file);
    }
  };
  for (const page of pages) for (const file of startedModules(page.document)) visit(file, page.path);
  return missing;
}

export function checkOffline(site: BuiltSite, report: Report): void {
  if (!site.files.has('sw.js')) return report.check('the service worker exists', ['no sw.js']);
  const urls = [...site.read('sw.js').matchAll(ENTRY)].map((match) => match[1] as string);
  const files = urls.map((url) => site.resolve(`/${url.replace(/^\//, '')}`));
  const missing = urls.filter((_, i) => files[i] === undefined);
  report.check(
    'the service worker’s list names files that exist',
    urls.length === 0 ? ['no list found in sw.js'] : missing,
    `${urls.length} files`,
  );
  const bytes = files.reduce((total, file) => total + (file ? site.transferred(file) : 0), 0);
  const note = `${Math.round(bytes / 1000)} kB`;
  report.check('the service worker fetches at most 600 kB ahead', bytes > LIMIT ? [note] : [], note);
  report.check(
    'every page has the mark by which the service worker knows it',
    [...site.files].filter((file) => file.endsWith('.html') && !site.read(file).includes(PAGE_MARK)),
  );
  const pages = [
    'index.html',
    'book.html',
    ...(['stranded', ...twinsOf('stranded')] as const).map((id) => `${href(id).slice(1)}.html`),
    'track.html',
    'shell.html',
  ];
  report.check(
    'home, booking, help and the ticket open offline',
    pages.filter((file) => !files.includes(file)),
  );
  const promised = site.pages.filter(({ document }) => PROMISE.test(document.body.textContent ?? ''));
  report.check(
    'every page that says it works without internet is fetched ahead',
    promised.filter(({ file }) => !files.includes(file)).map((page) => page.path),
    `${promised.length} pages`,
  );
  report.check(
    'all that the code of these pages can import is fetched ahead',
    unreachable(site, new Set(files)),
    `${files.filter((file) => file?.endsWith('.js')).length} scripts`,
  );
}
