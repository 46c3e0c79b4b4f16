/** The head of every page, as search engines and link previews read it. */
import { FIRST_LANG, languages, siteLang, type Lang } from '../../src/config/languages';
import { langOf, pathTable, type PathId } from '../../src/config/paths';
import { siteNames } from '../../src/lib/lang';
import { absolute } from '../../src/lib/links';
import { asShipped } from '../support/as-shipped';
import { indexable, languagesOf, NOT_FOUND_PAGES, type BuiltPage, type BuiltSite } from './support/built-site';
import type { Report } from './support/report';

/** What only a page with an address of its own has: another borrows the card of the home page. */
const OG_OF_ADDRESS = ['url', 'image:alt'];
const OG = ['type', 'site_name', 'title', 'description', 'locale', 'image', 'image:width', 'image:height'];

const all = (page: BuiltPage, selector: string): Element[] => [...page.document.querySelectorAll(selector)];
const only = (page: BuiltPage, selector: string, attribute: string): string | undefined => {
  const found = all(page, selector);
  return found.length === 1 ? (found[0]?.getAttribute(attribute) ?? undefined) : undefined;
};
const title = (page: BuiltPage): string => page.document.title.trim();
const description = (page: BuiltPage): string => only(page, 'meta[name=description]', 'content')?.trim() ?? '';
/** Characters as a reader counts them. */
const length = (text: string): number => [...text].length;
const hiddenFromSearch = (page: BuiltPage): boolean =>
  NOT_FOUND_PAGES.includes(page.file) || Boolean(page.entry?.hidden);
const canonicalPath = (page: BuiltPage): string =>
  page.entry?.canonical ? pathTable[page.entry.canonical as PathId].path : page.path;

/** hreflang → address. */
const alternates = (page: BuiltPage): Map<string, string> =>
  new Map(
    all(page, 'link[rel=alternate][hreflang]').map((link) => [
      link.getAttribute('hreflang') as string,
      link.getAttribute('href') as string,
    ]),
  );

function expectedAlternates(page: BuiltPage): Record<string, string> {
  const all = languagesOf(page).map(([lang, path]) => [lang, absolute(path)] as const);
  const first = all.find(([lang]) => lang === FIRST_LANG)?.[1];
  return first ? { ...Object.fromEntries(all), 'x-default': first } : {};
}

function repeated(pages: readonly BuiltPage[], text: (page: BuiltPage) => string): string[] {
  const seen = new Map<string, string>();
  return pages.flatMap((page) => {
    const first = seen.get(text(page));
    seen.set(text(page), page.path);
    return first ? [`${first} and ${page.path}: "${text(page)}"`] : [];
  });
}

export function checkHeads(site: BuiltSite, report: Report): void {
  const { pages } = site;
  const listed = indexable(site);
  const each = (name: string, problem: (page: BuiltPage) => string | false | undefined, among = pages) =>
    report.check(
      name,
      among.flatMap((page) => {
        const found = problem(page);
        return found ? [`${page.path}: ${found}`] : [];
      }),
      `${among.length} pages`,
    );

  each('exactly one title', (p) => all(p, 'head title').length !== 1 && `${all(p, 'head title').length}`);
  each(
    'exactly one description',
    (p) => all(p, 'meta[name=description]').length !== 1 && `${all(p, 'meta[name=description]').length}`,
  );
  each(
    'titles of 30 to 60 characters',
    (p) => {
      const text = asShipped(title(p));
      return (length(text) < 30 || length(text) > 60) && `${length(text)} "${text}"`;
    },
    listed,
  );
  each(
    'descriptions of 70 to 160 characters',
    (p) => {
      const characters = length(asShipped(description(p)));
      return (characters < 70 || characters > 160) && `${characters}`;
    },
    listed,
  );
  each('keywords, where there are any', (p) => only(p, 'meta[name=keywords]', 'content') === '' && 'empty');
  report.check('titles differ', repeated(listed, title));
  report.check('descriptions differ', repeated(listed, description));

  each('noindex only where it is meant', (p) => {
    const robots = only(p, 'meta[name=robots]', 'content') ?? '';
    return robots.includes('noindex') !== hiddenFromSearch(p) && (robots || 'no robots tag');
  });
  each('canonical is the page itself, or /book for /booking', (p) => {
    const found = all(p, 'link[rel=canonical]').map((link) => link.getAttribute('href'));
    const expected = hiddenFromSearch(p) ? [] : [absolute(canonicalPath(p))];
    return found.join() !== expected.join() && (found.join() || 'none');
  });
  each('og: tags, once each', (p) => {
    const wanted = hiddenFromSearch(p) ? OG : [...OG, ...OG_OF_ADDRESS];
    return wanted
      .filter((name) => !only(p, `meta[property="og:${name}"]`, 'content')?.trim())
      .map((name) => `og:${name}`)
      .join(', ');
  });
  each(
    'og:title, og:description and og:url say what the head says',
    (p) => {
      const same =
        only(p, 'meta[property="og:title"]', 'content') === title(p) &&
        only(p, 'meta[property="og:description"]', 'content') === description(p);
      return (!same || only(p, 'meta[property="og:url"]', 'content') !== absolute(canonicalPath(p))) && 'differs';
    },
    listed,
  );
  each('og:site_name is the name that the page itself shows', (p) => {
    const name = siteNames[siteLang(p.document.documentElement.lang as Lang)];
    const found = only(p, 'meta[property="og:site_name"]', 'content');
    return found !== name && `${found}`;
  });
  each('lang and dir', (p) => {
    // The page of an unknown article stands under a name that is no address.
    const lang = langOf(p.path.replace(/-not-found$/, '/unknown'));
    const { lang: found, dir } = p.document.documentElement;
    return (found !== lang || dir !== languages[lang as Lang].dir) && `${found} ${dir}`;
  });
  each(
    'hreflang: itself, its twin and x-default',
    (p) => {
      const found = alternates(p);
      const expected = Object.entries(expectedAlternates(p));
      return (
        (found.size !== expected.length || expected.some(([lang, url]) => found.get(lang) !== url)) &&
        [...found].map((pair) => pair.join('=')).join(' ')
      );
    },
    listed,
  );
  each('exactly one h1', (p) => all(p, 'h1').length !== 1 && `${all(p, 'h1').length}`);
}
