/** Rules of the blog's articles: what lists, feed and addresses need of each. */
import type { Lang } from '@/config/languages';
import { pathIds } from '@/config/paths';
import { isObject, type Tell } from './fault';
import { isDate, isWholeAbove0 } from './rules';

/** What `<slug>.meta.ts` has to say, and how. */
const FIELDS: Readonly<Record<string, string>> = {
  id: 'id: 11, a number that no other article has.',
  title: "title: 'Stuck in the Dunes'.",
  slug: "slug: 'stuck-in-the-dunes', the name of its files.",
  description: "description: 'What the article is about, in a sentence or two.'",
  publishDate: "publishDate: '2026-11-22T09:00:00+04:00'.",
  updated: "updated: '2026-11-22'.",
  author: "author: 'The dispatch desk'.",
  image: "image: { name: 'blog-boot-kit', alt: 'What it shows' }.",
  keywords: "keywords: ['sand', 'winch'].",
  readTime: 'readTime: 6, in minutes.',
  category: "category: 'Desert'.",
  about: "about: ['desert', 'stranded'], the pages that it leads to.",
};

/** Looks at the `meta` of the article in `<name>.meta.ts`. */
export function checkPost(name: string, meta: unknown, tell: Tell): void {
  const given = isObject(meta) ? meta : {};
  for (const [field, example] of Object.entries(FIELDS))
    if (given[field] === undefined) tell(`meta.${field}`, 'is missing', `Write it like this: ${example}`);
  const { about, readTime, slug } = given;
  const unknown = Array.isArray(about) && about.find((id) => !pathIds.includes(id as never));
  if (typeof unknown === 'string') tell('meta.about', `leads to a page that there is not ("${unknown}")`, 'Use two names of src/config/paths.ts, the service first.');
  else if (about !== undefined && !(Array.isArray(about) && about.length === 2)) tell('meta.about', 'does not name two pages', `Write it like this: ${FIELDS.about}`);
  if (readTime !== undefined && !isWholeAbove0(readTime)) tell('meta.readTime', `is no number of minutes ("${String(readTime)}")`, `Write it like this: ${FIELDS.readTime}`);
  const [published, updated] = [String(given.publishDate), String(given.updated)];
  if (isDate(published) && isDate(updated) && updated < published.slice(0, 10)) tell('meta.updated', 'lies before publishDate', 'Write the day of the last change, or that of publishDate; one of the two has a slip in it.');
  if (typeof slug !== 'string') return;
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) tell('meta.slug', `cannot be part of an address as it is ("${slug}")`, 'Use small letters a to z, digits and single hyphens: stuck-in-the-dunes.');
  else if (slug !== name) tell('meta.slug', `is not the name of its files ("${slug}")`, `Name the files ${slug}.meta.ts and ${slug}.ts, or write '${name}'.`);
}

const slugsOf = (module: Readonly<Record<string, unknown>> | undefined): unknown[] =>
  Array.isArray(module?.postSummaries) ? module.postSummaries.map((post) => isObject(post) && post.slug) : [];

/** Looks whether each of `names`, the articles that have files, has its line in the list of its language: without one it is nowhere on the site. */
export function checkLines(list: Readonly<Record<string, unknown>>, names: readonly string[], tell: Tell): void {
  const there = slugsOf(list);
  // An empty list is told of by itself, and of one with every article a wrong address.
  if (there.length === 0 || there.length >= names.length) return;
  for (const name of names)
    if (!there.includes(name)) tell(`postSummaries (${name})`, 'has no line for this article, which has files', `Add its line to the table, as the others have theirs, or delete ${name}.meta.ts and ${name}.ts.`);
}

/** Looks whether each English article has its twin in the language `lang`, which the sitemap and the language switch name. */
export function checkTwins(english: Readonly<Record<string, unknown>> | undefined, own: Readonly<Record<string, unknown>>, lang: Lang, tell: Tell): void {
  const there = slugsOf(own);
  for (const slug of slugsOf(english))
    if (!there.includes(slug)) tell(`postSummaries (${String(slug)})`, 'has no such article, which the English blog has', `Write ${lang}/posts/${String(slug)}.meta.ts and ${String(slug)}.ts, and add their line here.`);
}
