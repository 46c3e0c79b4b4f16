import { expect, it } from 'vitest';
import { siteMap } from '@/app/site-files/site-map';
import { href, type PathId } from '@/config/paths';
import { site } from '@/config/site';
import { allPosts } from '@/content/all-posts';
import { lastmod } from '@/content/lastmod';

const urls = [...new DOMParser().parseFromString(siteMap(), 'application/xml').querySelectorAll('url')];
/** A page's entry: the day of its last change, and its addresses by language. */
function entry(path: string) {
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
  const days = Object.keys(lastmod).map((id) => [id, entry(href(id as PathId)).day]);
  expect(Object.fromEntries(days)).toEqual(lastmod);
});

it('has each article with the day of its own last change, and that of the other language', () => {
  const post = allPosts.find(({ slug, lang }) => slug === 'boot-kit' && lang === 'en')!;
  const links = expect.arrayContaining(twins('/blog/boot-kit', '/blog-arabic/boot-kit')) as unknown;
  const found = entry('/blog/boot-kit');
  expect(found).toEqual({ day: post.updated, links });
  expect(found.links).toHaveLength(2);
});
