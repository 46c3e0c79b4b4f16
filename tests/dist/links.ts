/** Every address that a page, the worker's manifest or the CSS names inside the site leads somewhere. */
import { site as identity } from '../../src/config/site';
import { SHELLS, type BuiltPage, type BuiltSite } from './support/built-site';
import type { Report } from './support/report';

const BASE = identity.origin;
const EXTERNAL = /^(?:tel|mailto|sms|data|blob|javascript):/;

interface Reference {
  from: string;
  url: string;
}

/** Addresses of a `srcset`. */
const candidates = (srcset: string): string[] =>
  srcset
    .split(',')
    .map((part) => part.trim().split(/\s+/)[0] as string)
    .filter(Boolean);

/** What a page names; the files of a `<picture>` are checked with the pictures. */
function references({ path, document }: BuiltPage): Reference[] {
  const of = (selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => !element.closest('picture'))
      .map((element) => element.getAttribute(attribute) as string);
  const urls = [
    ...of('[href]', 'href'),
    ...of('[src]', 'src'),
    ...of('[poster]', 'poster'),
    ...of('form[action]', 'action'),
    ...of('[srcset]', 'srcset').flatMap(candidates),
    ...of('[imagesrcset]', 'imagesrcset').flatMap(candidates),
    ...of('meta[property="og:image"], meta[property="og:url"]', 'content'),
    ...[...document.querySelectorAll('style, [style]')].flatMap((e) =>
      [...(e.getAttribute('style') ?? e.textContent ?? '').matchAll(/url\(["']?([^"')]+)/g)].map((m) => m[1] as string),
    ),
    ...[...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(
      (s) => (s.textContent ?? '').match(new RegExp(`${BASE}[^"]*`, 'g')) ?? [],
    ),
  ];
  return [...new Set(urls)].map((url) => ({ from: path, url }));
}

/** Ids of a page, or of the parts of an SVG. */
function idsIn(site: BuiltSite, file: string, cache: Map<string, ReadonlySet<string>>): ReadonlySet<string> {
  const known = cache.get(file);
  if (known) return known;
  const page = site.pages.find((p) => p.file === file);
  const ids = page
    ? [...page.document.querySelectorAll('[id]')].map((element) => element.id)
    : [...site.read(file).matchAll(/\sid="([^"]+)"/g)].map((match) => match[1] as string);
  const set = new Set(ids);
  cache.set(file, set);
  return set;
}

export function checkLinks(site: BuiltSite, report: Report): void {
  const cache = new Map<string, ReadonlySet<string>>();
  const dead: string[] = [];
  const anchors: string[] = [];
  let count = 0;
  for (const { from, url } of site.pages.flatMap(references)) {
    if (EXTERNAL.test(url)) continue;
    const target = new URL(url, BASE + from);
    if (target.origin !== BASE) continue;
    count += 1;
    // Names of things in structured data (`https://…/#business`) are no places on a page.
    const named = url.startsWith(BASE);
    const file = site.resolve(target.pathname);
    if (!file) dead.push(`${from} → ${url}`);
    else if (target.hash && !named && !idsIn(site, file, cache).has(decodeURIComponent(target.hash.slice(1))))
      anchors.push(`${from} → ${url}`);
  }
  report.check('every internal address leads to a file or page', dead, `${count} addresses`);
  report.check('every #anchor exists on its page', anchors);

  const repeated = site.pages.flatMap(({ path, document }) => {
    const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
    return [...new Set(ids.filter((id, i) => ids.indexOf(id) !== i))].map((id) => `${path}: #${id}`);
  });
  report.check('ids are unique on every page', repeated);
  report.check(
    'the empty shells exist',
    SHELLS.filter((file) => !site.files.has(file)),
  );
  report.check(
    'the icons that browsers ask for unasked exist',
    ['favicon.ico', 'apple-touch-icon.png'].filter((file) => !site.files.has(file)),
  );
}
