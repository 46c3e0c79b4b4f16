import { pathIds, pathTable, postHref, twinsOf } from '@/config/paths';
import { allPosts } from '@/content/all-posts';
import { lastmod } from '@/content/lastmod';
import { absolute } from '@/lib/links';

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

interface Entry {
  path: string;
  lastmod: string;
  /** Language to path, itself included; none where it has one only. */
  languages: Record<string, string>;
}

function entries(): Entry[] {
  const pages = pathIds
    .filter((id): id is keyof typeof lastmod => !pathTable[id].hidden && !pathTable[id].canonical)
    .map((id): Entry => {
      const { path, lang } = pathTable[id];
      const twins = twinsOf(id).map((twin) => [pathTable[twin].lang, pathTable[twin].path]);
      return {
        path,
        lastmod: lastmod[id],
        languages: Object.fromEntries(twins.length > 0 ? [[lang, path], ...twins] : []),
      };
    });
  const articles = allPosts.map(({ slug, lang, updated }): Entry => {
    const twins = allPosts.filter((other) => other.slug === slug);
    return {
      path: postHref(slug, lang),
      lastmod: updated,
      languages: Object.fromEntries(twins.map((twin) => [twin.lang, postHref(slug, twin.lang)])),
    };
  });
  return [...pages, ...articles];
}

/** `sitemap.xml`: every indexable page with its last change and its twins. */
export function siteMap(): string {
  const urls = entries().map(({ path, lastmod: date, languages }) => {
    const links = Object.entries(languages)
      .map(([lang, p]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escape(absolute(p))}"/>`)
      .join('');
    return `<url><loc>${escape(absolute(path))}</loc><lastmod>${date}</lastmod>${links}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}
