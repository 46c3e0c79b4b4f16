import { describe, expect, it } from 'vitest';
import { buildRss } from '@/app/site-files/rss';
import { site } from '@/config/site';
import { postSummaries } from '@/content/en/posts';

const parse = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');
const texts = (doc: Document, selector: string) => [...doc.querySelectorAll(selector)].map((e) => e.textContent);

describe('the feed', () => {
  const doc = parse(buildRss(postSummaries));

  it('is RSS 2.0 with a channel of its own', () => {
    expect(doc.querySelector('parsererror')).toBeNull();
    expect(doc.documentElement.getAttribute('version')).toBe('2.0');
    expect(texts(doc, 'channel > title')).toEqual([`${site.name} blog`]);
    expect(texts(doc, 'channel > language')).toEqual(['en']);
    expect(texts(doc, 'channel > link')[0]).toBe(`${site.origin}/blog`);
    expect(doc.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(`${site.origin}/rss.xml`);
  });

  it('has every post, newest first, with what a reader shows', () => {
    expect(texts(doc, 'item > title')).toEqual(postSummaries.map((post) => post.title));
    expect(texts(doc, 'item > link')).toEqual(postSummaries.map((post) => post.canonicalUrl));
    expect(texts(doc, 'item > guid')).toEqual(postSummaries.map((post) => post.canonicalUrl));
    expect(texts(doc, 'item > category')).toEqual(postSummaries.map((post) => post.category));
    expect(texts(doc, 'item > description')).toEqual(postSummaries.map((post) => post.description));
    const writers = [...doc.getElementsByTagName('dc:creator')].map((writer) => writer.textContent);
    expect(writers).toEqual(postSummaries.map((post) => post.author));
    // A reader opens the guid.
    expect(doc.querySelectorAll('item > guid[isPermaLink="true"]')).toHaveLength(postSummaries.length);
    const at = postSummaries.findIndex(({ slug }) => slug === 'after-an-accident-in-dubai');
    expect(texts(doc, 'item > pubDate')[at]).toBe('Mon, 09 Nov 2026 05:00:00 GMT');
  });

  it('sorts by itself, and escapes what XML would take for its own', () => {
    const [first, second] = postSummaries;
    if (!first || !second) throw new Error('posts are missing');
    const odd = parse(buildRss([second, { ...first, title: 'Tyres & <rims> "5\' wide"' }]));
    expect(texts(odd, 'item > title')).toEqual(['Tyres & <rims> "5\' wide"', second.title]);
  });

  it('is the same file for the same posts, and names the last change', () => {
    expect(buildRss(postSummaries)).toBe(buildRss([...postSummaries].reverse()));
    const [first] = postSummaries;
    if (!first) throw new Error('posts are missing');
    const published = { ...first, publishDate: '2026-11-09T09:00:00+04:00' };
    const two = [
      { ...published, slug: 'older', updated: '2026-11-09' },
      { ...published, slug: 'newer', updated: '2026-11-16' },
    ];
    expect(texts(parse(buildRss(two)), 'lastBuildDate')).toEqual(['Mon, 16 Nov 2026 00:00:00 GMT']);
    expect(texts(parse(buildRss([])), 'lastBuildDate')).toEqual([]);
  });

  it('refuses a broken date instead of writing one', () => {
    const [first] = postSummaries;
    if (!first) throw new Error('posts are missing');
    expect(() => buildRss([{ ...first, publishDate: 'soon' }])).toThrow(RangeError);
  });
});
