/** Renders one address to HTML at build time. Used by the prerenderer only; never part of the browser's bundle. */
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { FIRST_LANG, languages, SITE_LANGS } from '@/config/languages';
import { langOf, ownPage, pathIds, pathTable, postHref, twinsOf, type PathId } from '@/config/paths';
import { allPosts } from '@/content/all-posts';
import { admin } from '@/content/en/admin';
import type { PostText } from '@/content/post-shape';
import type { BlogPost } from '@/content/types';
import { Checking } from '@/features/admin';
import { Root } from './root';
import { ROUTER_FLAGS } from './router-flags';
import { partsOf, preload } from './routes';
import { buildRss } from './site-files/rss';

export { siteMap } from './site-files/site-map';
export { robotsTxt } from './site-files/robots';
export { securityTxt } from './site-files/security-txt';
export { losesSms, placeholders } from '@/config/site';

/**
 * The staff's page until its code is there: its own title, and what the screen itself shows first, so nothing jumps.
 */
export const staffShell = () => ({
  title: renderToStaticMarkup(<title>{admin.meta.title}</title>),
  waiting: renderToStaticMarkup(<Checking text={admin.gate.checking} noScript={admin.gate.noScript} />),
});

/** The blog's feed: English only. */
export const rssXml = (): string => buildRss(allPosts.filter(({ lang }) => lang === FIRST_LANG));

/**
 * An address that no page has, which renders as the 404 page. `POST_NOT_FOUND` maps the address of an unknown article,
 * which renders a blog's own not-found page, to that page's file name: the blog's address with "-not-found".
 */
const NOT_FOUND = '/404';
export const POST_NOT_FOUND: Readonly<Record<string, string>> = Object.fromEntries(
  SITE_LANGS.map((lang) => [
    postHref('blog-not-found', lang),
    `${pathTable[ownPage('blog', lang)].path.slice(1)}-not-found.html`,
  ]),
);

/** Every address that gets its own HTML file. The admin screen is a shell only. */
export const publicPaths = (): string[] => [
  ...pathIds.filter((id) => id !== 'admin').map((id) => pathTable[id].path),
  ...allPosts.map((post) => postHref(post.slug, post.lang)),
  NOT_FOUND,
  ...Object.keys(POST_NOT_FOUND),
];

/** A page in each of its languages. */
const inEach = (id: PathId): PathId[] => [id, ...twinsOf(id)];

/** What opens without a network after the first visit, whichever page that was (decisions, D2). */
export const offlinePaths = (): string[] =>
  (['home', 'book', ...inEach('stranded'), ...inEach('accident'), 'recoveryAr'] as const).map(
    (id) => pathTable[id].path,
  );

/**
 * Of these pages only the code is cached in advance, a tenth of the size: without a network the empty shell renders
 * them.
 */
export const offlineCode = (): string[] => [...twinsOf('home'), ...twinsOf('book')].map((id) => pathTable[id].path);

/** The modules that pages are made of, by file. */
const sources = Object.entries(
  import.meta.glob<Record<string, unknown>>([
    './pages/*.tsx',
    './layouts/shell.tsx',
    '../content/*/layout.ts',
    '../content/*/landing/*.ts',
    '../content/*/guide/*.ts',
    '../content/*/posts/*.ts',
  ]),
).map(([file, load]) => ({ file: path.posix.join('src/app', file), load }));

const isPost = (part: object): part is BlogPost => 'slug' in part && 'sections' in part;

/** The source file of an article's text; its summary comes with the lists. Throws if the text is that of another. */
async function fileOfPost({ slug, lang, sections }: BlogPost): Promise<string> {
  const own = `src/content/${lang}/posts/${slug}.ts`;
  const text = (await sources.find(({ file }) => file === own)?.load())?.text as PostText | undefined;
  if (text?.sections === sections) return own;
  throw new Error(`its text is not that of ${own}: see its line in src/content/${lang}/posts/index.ts`);
}

/** The source file that exports this part of a page. */
async function fileOf(part: object): Promise<string> {
  for (const { file, load } of sources) if (Object.values(await load()).includes(part)) return file;
  throw new Error('a part of the page comes from none of the files that pages are made of');
}

/** The source modules of the page at an address. */
function modulesOf(pathname: string): Promise<string[]> {
  const parts = partsOf(pathname).flatMap(({ loaded }) => (loaded?.value as object | undefined) ?? []);
  return Promise.all(parts.map((part) => (isPost(part) ? fileOfPost(part) : fileOf(part))));
}

interface Rendered {
  html: string;
  lang: string;
  dir: string;
  /** Source modules that this page loads on demand. */
  modules: string[];
}

/** React's marker for a part that suspended, because its code was still being fetched. */
const UNFINISHED = '<!--$!-->';
/** Most render attempts for a page: each waits for the code that the one before has asked for. */
const MOST_TRIES = 50;

/** The whole page, with what is fetched while it is rendered. */
async function rendered(element: ReactNode): Promise<string> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const html = renderToString(element);
    if (!html.includes(UNFINISHED)) return html;
    await setTimeout(10);
  }
  throw new Error('a part of the page could not be rendered');
}

/** The HTML of an address, with React's hoisted head elements still in front. */
export async function render(pathname: string): Promise<Rendered> {
  await preload(pathname);
  const html = await rendered(
    <StaticRouter location={pathname} future={ROUTER_FLAGS}>
      <Root />
    </StaticRouter>,
  );
  const lang = langOf(pathname);
  return { html, lang, dir: languages[lang].dir, modules: await modulesOf(pathname) };
}
