/** RSS 2.0 feed of the blog: a pure function, posts → XML (https://www.rssboard.org/rss-specification). */
import { href } from '@/config/paths';
import { blogPage } from '@/content/en/blog';
import type { PostSummary } from '@/content/post-shape';
import { absolute } from '@/lib/links';
import { escape } from './escape';

/** Address of the feed, as `index.html` and the feed itself name it. */
const RSS_PATH = '/rss.xml';

/** RFC 822 date with a four-digit year, in GMT. Throws a RangeError for an invalid date. */
function rfc822(iso: string): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) throw new RangeError(`not a date: ${iso}`);
  return new Date(time).toUTCString();
}

const element = (name: string, text: string): string => `<${name}>${escape(text)}</${name}>`;

const item = (post: PostSummary): string =>
  [
    '<item>',
    element('title', post.title),
    element('link', post.canonicalUrl),
    `<guid isPermaLink="true">${escape(post.canonicalUrl)}</guid>`,
    element('pubDate', rfc822(post.publishDate)),
    element('dc:creator', post.author),
    element('category', post.category),
    element('description', post.description),
    '</item>',
  ].join('');

/**
 * The feed, newest post first. Its build date is that of the newest change among the
 * posts, so that the same posts give the same file, byte for byte.
 */
export function buildRss(posts: readonly PostSummary[]): string {
  const newest = [...posts].sort((a, b) => Date.parse(b.publishDate) - Date.parse(a.publishDate));
  const lastChange = posts
    .flatMap((post) => [post.publishDate, post.updated])
    .sort((a, b) => Date.parse(b) - Date.parse(a))[0];
  const blog = absolute(href('blog'));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', blogPage.name),
    element('link', blog),
    element('description', blogPage.meta.description),
    element('language', 'en'),
    ...(lastChange ? [element('lastBuildDate', rfc822(lastChange))] : []),
    `<atom:link href="${escape(absolute(RSS_PATH))}" rel="self" type="application/rss+xml"/>`,
    ...newest.map(item),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
