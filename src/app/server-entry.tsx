/** Renders one address to HTML at build time. Used by the prerenderer only; never part of the browser's bundle. */
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { langOf, pathIds, pathTable, postHref } from '@/config/paths';
import { postSummaries as posts } from '@/content/en/posts';
import { dirOf } from '@/lib/lang';
import { AppBody } from './app';
import { preload } from './pages-cache';

export { siteMap } from './site-map';
export { robotsTxt } from './robots';
export { placeholders } from '@/config/site';
export { rssXml } from './rss';

/** An address that no page has: its render is the 404 page. The slug one is the blog's own not-found page. */
export const NOT_FOUND = '/404';
export const POST_NOT_FOUND = postHref('blog-not-found');

/** Every address that gets its own HTML file. The admin screen is a shell only. */
export const publicPaths = (): string[] => [
  ...pathIds.filter((id) => id !== 'admin').map((id) => pathTable[id].path),
  ...posts.map((post) => postHref(post.slug)),
  NOT_FOUND,
  POST_NOT_FOUND,
];

/** What opens without a network after the first visit, whichever page that was (decisions, D2). */
export const offlinePaths = (): string[] => [
  ...(['home', 'book', 'stranded', 'strandedAr', 'recoveryAr'] as const).map((id) => pathTable[id].path),
  NOT_FOUND,
];

export interface Rendered {
  html: string;
  lang: string;
  dir: string;
}

/** The HTML of an address, with React's hoisted head elements still in front. */
export async function render(path: string): Promise<Rendered> {
  await preload(path);
  const html = renderToString(
    <StaticRouter location={path}>
      <AppBody />
    </StaticRouter>,
  );
  const lang = langOf(path);
  return { html, lang, dir: dirOf(lang) };
}
