/**
 * Vite plugin: after the client build, renders every public path of the route table to
 * its own HTML file, with its head, its CSS inline and the list of exactly the code that
 * its hydration needs. Adding a path to the table is all that a new page needs.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Logger, type Manifest, type Plugin, type ResolvedConfig } from 'vite';
import { afterBuild } from './after-build.ts';
import { chunkFiles, reachableFiles } from './chunks.ts';
import { laterCss, pageCss } from './page-css.ts';
import { fillPage, fillShell, type Template } from './page-html.ts';
import { inlineIcons } from './sprite.ts';
import { assertWholePage, rendering } from './page-check.ts';

type ServerEntry = typeof import('../app/server-entry.tsx');

/** Keys of the build's manifest: the application, and the script that starts it. */
const MAIN = 'index.html';
export const BOOT = 'src/boot/index.ts';

/** Useless without a network: Google's own map needs Google, and ours takes its place. */
const ONLINE_ONLY = ['src/features/fleet/google/google-map.tsx'];

/** Files that the service worker fetches ahead: filled by the build, read by its plugin. Paths inside `dist/`. */
export const offlineFiles = new Set<string>();

/** File of an address: `/` → index.html, `/x` → x.html, `/blog/y` → blog/y.html. */
const fileOf = (route: string): string => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);

export const prerender = (): Plugin =>
  afterBuild('prerender', (config) => {
    const out = path.resolve(config.root, config.build.outDir);
    return withServerEntry(config, (server) => writePages(out, server, config.logger));
  });

/** Each public page's HTML, the empty shells, and the files for search engines. */
async function writePages(out: string, server: ServerEntry, logger: Logger): Promise<void> {
  const manifest = JSON.parse(await readFile(path.join(out, '.vite/manifest.json'), 'utf8')) as Manifest;
  const template = await readTemplate(out, manifest);
  const shared = chunkFiles(manifest, [MAIN]);
  const cssOf = pageCss(template.css);
  await write(path.join(out, template.sheet), laterCss(template.css));

  for (const route of server.publicPaths()) {
    const rendered = await rendering(route, () => server.render(route));
    assertWholePage(route, rendered.html);
    const file = server.POST_NOT_FOUND[route] ?? fileOf(route);
    const chunks = chunkFiles(manifest, [...rendered.modules, MAIN]);
    await write(path.join(out, file), fillPage({ ...template, css: cssOf(rendered.html) }, rendered, chunks));
    const whole = server.offlinePaths().includes(route);
    if (whole) offlineFiles.add(file);
    if (!whole && !server.offlineCode().includes(route)) continue;
    for (const name of reachableFiles(manifest, [...rendered.modules, MAIN], ONLINE_ONLY)) offlineFiles.add(name);
  }
  await write(path.join(out, 'admin.html'), fillShell(template, shared, server.staffShell()));
  await write(path.join(out, 'shell.html'), fillShell(template, shared));
  for (const name of ['shell.html', template.boot, template.sheet]) offlineFiles.add(name);
  await write(path.join(out, 'sitemap.xml'), server.siteMap());
  await write(path.join(out, 'rss.xml'), server.rssXml());
  await write(path.join(out, 'robots.txt'), server.robotsTxt());
  await write(path.join(out, '.well-known/security.txt'), server.securityTxt(Date.now()));
  for (const [field, value] of server.placeholders()) {
    logger.warn(`Placeholder identity: site.${field} is still "${value}" (src/config/site.ts)`);
  }
  if (server.losesSms()) {
    logger.warn(
      'The hotline is no mobile number: every SMS button writes to it, and what it sends is lost (src/config/site.ts)',
    );
  }
  await rm(path.join(out, '.vite'), { recursive: true });
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Builds `src/app/server-entry.tsx` for Node, in a folder that is there only while `work` goes on. */
async function withServerEntry(
  { root, mode }: ResolvedConfig,
  work: (server: ServerEntry) => Promise<void>,
): Promise<void> {
  const cache = path.join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const dir = await mkdtemp(path.join(cache, 'prerender-'));
  try {
    await build({
      root,
      mode,
      logLevel: 'warn',
      build: { ssr: 'src/app/server-entry.tsx', outDir: dir, copyPublicDir: false },
    });
    await work((await import(pathToFileURL(path.join(dir, 'server-entry.js')).href)) as ServerEntry);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** The built index.html with its stylesheet read and its scripts left to the boot script, ready to be filled. */
async function readTemplate(out: string, manifest: Manifest): Promise<Template> {
  const html = await readFile(path.join(out, 'index.html'), 'utf8');
  const links = [...html.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g)];
  const [sheet, ...more] = links.map(([, file]) => file as string);
  if (!sheet || more.length > 0) throw new Error(`one stylesheet was expected, found ${links.length}`);
  const css = await readFile(path.join(out, sheet), 'utf8');
  const boot = manifest[BOOT]?.file;
  if (!boot) throw new Error(`${BOOT} was not built`);
  const icons = inlineIcons(await readFile(path.join(out, 'icons.svg'), 'utf8'));
  const arabicFace = /assets\/cairo-arabic-[\w-]+\.woff2/.exec(css)?.[0];
  if (!arabicFace) throw new Error('the Arabic face is not in the stylesheet');
  return {
    html: html.replace(
      /\s*<(?:link rel="(?:stylesheet|modulepreload)"[^>]*>|script type="module"[^>]*><\/script>)/g,
      '',
    ),
    css,
    sheet,
    boot,
    icons,
    arabicFace,
  };
}
