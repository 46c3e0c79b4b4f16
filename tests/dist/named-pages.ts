/**
 * Where a page's text names another page of the site, the first mention is a link to it, in the language of the page.
 */
import type { SiteLang } from '../../src/config/languages';
import { namedPages as ar } from '../../src/content/ar/named-pages';
import { namedPages as en } from '../../src/content/en/named-pages';
import type { NamedPages } from '../../src/content/named-pages-types';
import { linkedParts } from '../../src/ui/linked-text';
import { indexable, type BuiltPage, type BuiltSite } from './support/built-site';
import type { Report } from './support/report';

const names: Record<SiteLang, NamedPages> = { en, ar };

/**
 * What is no running text: headings, what is pressed, what somebody else said, slides,
 * what is for paper, and lists of links.
 */
const OTHER =
  'h1, h2, h3, h4, h5, h6, a:not([data-named]), button, summary, nav, label, form, blockquote, figure, table caption, th, dt, ' +
  '[data-checked-facts], [data-teaser], article[lang], [aria-roledescription], [aria-hidden="true"], noscript';
const SENTENCE = /[.?!؟:;؛][”"»)]?$/;

/** The elements of a page that hold sentences, in order; what stands in a line of another one belongs to that one. */
function sentences({ document }: BuiltPage): Element[] {
  const found: Element[] = [];
  for (const element of document.querySelectorAll('main *')) {
    const own = [...element.childNodes].some(
      (node) => (node.nodeType === 3 && node.textContent?.trim()) || (node as Element).matches?.('a[data-named]'),
    );
    if (!own || element.closest(OTHER) || found.some((one) => one !== element && one.contains(element))) continue;
    if (SENTENCE.test(element.textContent?.trim() ?? '') || element.querySelector('a[data-named]')) found.push(element);
  }
  return found;
}

/** The mentions of other pages that are not what they should be. */
function wrongMentions(page: BuiltPage): string[] {
  const named = (names as Partial<Record<string, NamedPages>>)[page.document.documentElement.lang];
  if (!named) return [];
  const wrong: string[] = [];
  const before = new Set([page.path, page.entry?.canonical ? '/book' : page.path]);
  for (const element of sentences(page)) {
    const links = [...element.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    const mentions = linkedParts(element.textContent ?? '', named).filter((part) => typeof part !== 'string');
    for (const { text, to } of mentions) {
      if (before.has(to) === links.includes(to))
        wrong.push(
          `${page.path}: “${text}” ${links.includes(to) ? 'is a second link' : 'is no link'} to ${to}: ${element.textContent}`,
        );
      before.add(to);
    }
  }
  return wrong;
}

export function checkNamedPages(site: BuiltSite, report: Report): void {
  const pages = indexable(site);
  const links = pages.flatMap(({ document }) => [...document.querySelectorAll('a[data-named]')]);
  report.check('the first mention of another page links it', pages.flatMap(wrongMentions), `${links.length} links`);
}
