/** What the service worker fetches ahead: every file is there, and all together stay small. */
import type { BuiltSite } from './support/built-site';
import type { Report } from './support/report';

/** Bytes as transferred. */
const LIMIT = 600_000;
/** One entry of the list that workbox writes into the worker. */
const ENTRY = /\{"?revision"?:(?:null|["'][^"']*["']),"?url"?:["']([^"']+)["']\}/g;

export function checkOffline(site: BuiltSite, report: Report): void {
  if (!site.files.has('sw.js')) return report.check('the service worker exists', ['no sw.js']);
  const urls = [...site.read('sw.js').matchAll(ENTRY)].map((match) => match[1] as string);
  const files = urls.map((url) => site.resolve(`/${url.replace(/^\//, '')}`));
  const missing = urls.filter((_, i) => files[i] === undefined);
  report.check('the service worker’s list names files that exist', urls.length === 0 ? ['no list found in sw.js'] : missing, `${urls.length} files`);
  const bytes = files.reduce((total, file) => total + (file ? site.transferred(file) : 0), 0);
  const note = `${Math.round(bytes / 1000)} kB`;
  report.check('the service worker fetches at most 600 kB ahead', bytes > LIMIT ? [note] : [], note);
  const pages = ['index.html', 'book.html', 'stranded.html', 'stranded-arabic.html', '404.html', 'shell.html'];
  report.check('home, booking and help open offline', pages.filter((file) => !files.includes(file)));
}
