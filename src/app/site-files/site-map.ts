import type { Lang } from '@/config/languages';
import { alternatesOf, href, pathIds, pathTable, postHref } from '@/config/paths';
import { allPosts } from '@/content/all-posts';
import { lastmod } from '@/content/lastmod';
import type { PostSummary } from '@/content/post-shape';
import { absolute } from '@/lib/links';
import { escape } from './escape';

interface Entry {
  path: string;
  lastmod: string;
  /** Where it stands in each language, itself among them; none where it has one only. */
  alternates: readonly { lang: Lang; path: string }[];
}

/** Pages that list every article of their language: a new one changes them, by their English ids. */
const LISTS: readonly string[] = ['blog', 'sitemap'];

/** Day of a page's last change; `posts` are those of all languages. */
function changed(id: keyof typeof lastmod, posts: readonly PostSummary[]): string {
  const { lang, same = id } = pathTable[id];
  const listed = LISTS.includes(same) ? posts.filter((post) => post.lang === lang) : [];
  // Written with the offset of Dubai: the day there.
  const days = listed.map(({ publishDate }) => publishDate.slice(0, 'YYYY-MM-DD'.length));
  return [lastmod[id], ...days].sort().at(-1) as string;
}

function entries(posts: readonly PostSummary[]): Entry[] {
  const pages = pathIds
    .filter((id): id is keyof typeof lastmod => !pathTable[id].hidden && !pathTable[id].canonical)
    .map((id): Entry => ({ path: href(id), lastmod: changed(id, posts), alternates: alternatesOf(id) }));
  const articles = posts.map(({ slug, lang, updated }): Entry => {
    const twins = posts.filter((other) => other.slug === slug);
    return {
      path: postHref(slug, lang),
      lastmod: updated,
      alternates: twins.map((twin) => ({ lang: twin.lang, path: postHref(slug, twin.lang) })),
    };
  });
  return [...pages, ...articles];
}

/** `sitemap.xml`: every indexable page with its last change and its twins. */
export function siteMap(posts: readonly PostSummary[] = allPosts): string {
  const urls = entries(posts).map(({ path, lastmod: date, alternates }) => {
    const links = alternates
      .map((one) => `<xhtml:link rel="alternate" hreflang="${one.lang}" href="${escape(absolute(one.path))}"/>`)
      .join('');
    return `<url><loc>${escape(absolute(path))}</loc><lastmod>${date}</lastmod>${links}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}
