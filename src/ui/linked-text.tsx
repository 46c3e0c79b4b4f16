import { Fragment, useContext } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { SiteLang } from '@/config/languages';
import { href, ownPage, postHref, type PathId } from '@/config/paths';
import type { NamedPages, NamedTarget } from '@/content/named-pages-types';
import { NamedPagesContext } from '@/lib/lang';
import { ownerOf } from './first-mentions';

type Part = string | { text: string; to: string };

/**
 * A pattern for a page's name in a sentence: whole words, in Arabic with attached prefixes. The surrounding conditions
 * are outside the alternatives, so that most positions fail at once.
 */
const WHOLE: Record<SiteLang, (names: string) => string> = {
  en: (names) => `\\b(?:${names})(?![\\w-])`,
  ar: (names) => `(?<![\\u0621-\\u0652])[وف]?(?:[بلك]|ال|بال|كال|لل)?(?:${names})(?![\\u0621-\\u0652])`,
};

const addressOf = (target: NamedTarget, lang: SiteLang): string =>
  target.startsWith('blog/') ? postHref(target.slice('blog/'.length), lang) : href(ownPage(target as PathId, lang));

const tables = new Map<NamedPages, { names: RegExp; addresses: string[] }>();

/** One expression for all names of a language, a group for each page, and the addresses of those groups. */
function tableOf(named: NamedPages): { names: RegExp; addresses: string[] } {
  let table = tables.get(named);
  if (!table) {
    const names = named.pages.map(([, ...words]) => `(${words.join('|')})`);
    table = {
      names: new RegExp(WHOLE[named.lang](names.join('|')), 'gi'),
      addresses: named.pages.map(([target]) => addressOf(target, named.lang)),
    };
    tables.set(named, table);
  }
  return table;
}

/**
 * `text` split at the pages that it names; the first mention of each is a link if `links` returns true for its address.
 */
export function linkedParts(text: string, named: NamedPages, links: (to: string) => boolean = () => true): Part[] {
  const { names, addresses } = tableOf(named);
  const parts: Part[] = [];
  let done = 0;
  for (const match of text.matchAll(names)) {
    const to = addresses[match.slice(1).findIndex((group) => group !== undefined)] as string;
    if (parts.some((part) => typeof part !== 'string' && part.to === to) || !links(to)) continue;
    parts.push(text.slice(done, match.index), { text: match[0], to });
    done = match.index + match[0].length;
  }
  return [...parts, text.slice(done)].filter((part) => part !== '');
}

/**
 * A text whose words for other pages of the site lead there, each page's once on the page
 * that shows it; the page's own name stays text. It stands alone in its element.
 */
export function LinkedText({ children: text }: { children: string }) {
  const { pathname } = useLocation();
  const named = useContext(NamedPagesContext);
  if (!named) return text;
  const parts = linkedParts(text, named, (to) => to !== pathname && ownerOf(pathname, to, text) === text);
  return parts.map((part, index) =>
    typeof part === 'string' ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <Link key={index} to={part.to} data-named className="underline underline-offset-4">
        {part.text}
      </Link>
    ),
  );
}
