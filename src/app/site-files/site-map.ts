import type { Lang } from '@/config/languages';
import { alternatesOf, href, pathIds, pathTable, postHref } from '@/config/paths';
import { allPosts } from '@/content/all-posts';
import { lastmod } from '@/content/lastmod';
import { absolute } from '@/lib/links';

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

interface Entry {
  path: string;
  lastmod: string;
  /** Where it stands in each language, itself among them; none where it has one only. */
  alternates: readonly { lang: Lang; path: string }[];
}

function entries(): Entry[] {
  const pages = pathIds
    .filter((id): id is keyof typeof lastmod => !pathTable[id].hidden && !pathTable[id].canonical)
    .map((id): Entry => ({ path: href(id), lastmod: lastmod[id], alternates: alternatesOf(id) }));
  const articles = allPosts.map(({ slug, lang, updated }): Entry => {
    const twins = allPosts.filter((other) => other.slug === slug);
    return {
      path: postHref(slug, lang),
      lastmod: updated,
      alternates: twins.map((twin) => ({ lang: twin.lang, path: postHref(slug, twin.lang) })),
    };
  });
  return [...pages, ...articles];
}

/** `sitemap.xml`: every indexable page with its last change and its twins. */
export function siteMap(): string {
  const urls = entries().map(({ path, lastmod: date, alternates }) => {
    const links = alternates
      .map((one) => `<xhtml:link rel="alternate" hreflang="${one.lang}" href="${escape(absolute(one.path))}"/>`)
      .join('');
    return `<url><loc>${escape(absolute(path))}</loc><lastmod>${date}</lastmod>${links}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}
