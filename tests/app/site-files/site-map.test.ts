import { expect, it } from 'vitest';
import { siteMap } from '@/app/site-files/site-map';
import { href, type PathId } from '@/config/paths';
import { site } from '@/config/site';
import { allPosts } from '@/content/all-posts';
import { lastmod } from '@/content/lastmod';

const urlsOf = (xml: string) => [...new DOMParser().parseFromString(xml, 'application/xml').querySelectorAll('url')];
const now = urlsOf(siteMap());
/** A page's entry: the day of its last change, and its addresses by language. */
function entry(path: string, urls = now) {
  const url = urls.find((one) => one.querySelector('loc')?.textContent === site.origin + path);
  const links = [...(url?.getElementsByTagName('xhtml:link') ?? [])];
  return {
    day: url?.querySelector('lastmod')?.textContent,
    links: links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
  };
}
const twins = (en: string, ar: string) => [
  ['en', site.origin + en],
  ['ar', site.origin + ar],
];

it('has each page with the day of its own last change, and itself among its twins', () => {
  const links = expect.arrayContaining(twins('/stranded', '/stranded-arabic')) as unknown;
  expect(entry('/stranded').links).toEqual(links);
  expect(entry('/stranded-arabic').links).toEqual(links);
  expect(entry('/about').links).toEqual(twins('/about', '/about-arabic'));
  // Those that list all articles: below.
  const others = Object.entries(lastmod).filter(([id]) => !/^(?:blog|sitemap)(?:Ar)?$/.test(id));
  expect(others.map(([id]) => [id, entry(href(id as PathId)).day])).toEqual(others);
});

it('has each article with the day of its own last change, and that of the other language', () => {
  const post = allPosts.find(({ slug, lang }) => slug === 'boot-kit' && lang === 'en')!;
  const links = expect.arrayContaining(twins('/blog/boot-kit', '/blog-arabic/boot-kit')) as unknown;
  const found = entry('/blog/boot-kit');
  expect(found).toEqual({ day: post.updated, links });
  expect(found.links).toHaveLength(2);
});

it('an article that is newer than the pages which list it dates them too, in its language', () => {
  const english = allPosts.filter(({ lang }) => lang === 'en')[0]!;
  // Nine in the evening in London, the next day in Dubai.
  const added = { ...english, slug: 'new', publishDate: '2027-01-05T01:00:00+04:00', updated: '2027-01-05' };
  const urls = urlsOf(siteMap([...allPosts, added]));
  const pages = ['blog', 'sitemap', 'blogAr', 'sitemapAr', 'about'] as const;
  expect(pages.map((id) => entry(href(id), urls).day)).toEqual([
    '2027-01-05',
    '2027-01-05',
    lastmod.blogAr,
    lastmod.sitemapAr,
    lastmod.about,
  ]);
});
