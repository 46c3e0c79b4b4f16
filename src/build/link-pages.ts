/**
 * Vite plugin: the pages of the three links. Each is a file of HTML with its styles in it
 * and one script of its own, built by itself: nothing of the site's application comes
 * along, so that the page opens on a bad line at the first visit.
 */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { site, type Site } from '../config/site.ts';
import { PURPOSES, type Purpose } from '../contract/job/link.ts';
import { afterBuild } from './after-build.ts';
import { offlineFiles } from './prerender.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escape = (text: string): string => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] as string);

/**
 * Without its script the page can still call. With scripts off it says so at once; if the script does not load, after a
 * while.
 */
export function linkHtml(
  css: string,
  script: string,
  { name, hotline }: Pick<Site, 'name' | 'hotline'> = site,
): string {
  const title = escape(name);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<meta name="theme-color" content="#121a22">
<meta name="format-detection" content="telephone=no">
<title>${title}</title>
<link rel="icon" href="/icons/favicon.svg">
<style>${css}</style>
<noscript><style>.late{animation:none}</style></noscript>
<script type="module" src="${script}"></script>
</head>
<body>
<div id="root">
<header><strong>${title}</strong></header>
<main><h1>${title}</h1>
<p class="notice late">Nothing here? Reload, allow JavaScript, or call us.</p><p class="notice late" lang="ar" dir="rtl">لم يظهر شيء؟ أعد التحميل أو فعّل JavaScript أو اتصل بنا.</p></main>
<footer data-thumb-bar><a class="button call" href="tel:+${hotline.replace(/\D/g, '')}">Call <bdi dir="ltr">${escape(hotline)}</bdi></a></footer>
</div>
</body>
</html>
`;
}

const entryOf = (page: Purpose): string => `src/links/${page}/main.ts`;

/** The only identity values that these pages may use: others would add to the size of every visit. */
const FACTS = ['name', 'nameAr', 'hotline', 'whatsapp', 'timeZone'] as const satisfies (keyof Site)[];

function factsOnly(page: Purpose): Plugin {
  return {
    name: 'link-facts',
    enforce: 'pre',
    transform(code, id) {
      if (id.endsWith('/src/config/site.ts'))
        return `export const site = ${JSON.stringify(Object.fromEntries(FACTS.map((name) => [name, site[name]])))};`;
      const strange = [...code.matchAll(/\bsite\.(\w+)/g)].find(
        ([, name]) => id.includes('/src/') && !(FACTS as readonly string[]).includes(name as string),
      );
      // Modules in src/lib also hold functions for other pages; those are tree-shaken.
      if (strange && !/\/src\/lib\//.test(id)) throw new Error(`/${page} needs ${strange[0]}: add it to FACTS`);
      return undefined;
    },
  };
}

/** The page's whole script in one file, and its whole style sheet in another. */
async function filesOf(root: string, page: Purpose): Promise<{ script: string; css: string }> {
  const { output } = (await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [factsOnly(page)],
    // The source names its JSX runtime for types and tests; the classic one makes a smaller bundle.
    oxc: {
      jsx: { runtime: 'classic', pragma: 'h', pragmaFrag: 'Fragment' },
      jsxInject: "import { h, Fragment } from 'preact'",
    },
    resolve: { alias: { '@': path.join(root, 'src') } },
    build: {
      write: false,
      target: 'es2022',
      // Older targets get code for `light-dark()`, which nothing here uses.
      cssTarget: 'esnext',
      modulePreload: false,
      rolldownOptions: { input: path.join(root, entryOf(page)), output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  const [script, more] = output.filter((file) => file.type === 'chunk');
  const [css, other] = output.filter((file) => file.type === 'asset');
  if (!script || !css || more || other)
    throw new Error(
      `/${page} is not one script and one style sheet: ${output.map((file) => file.fileName).join(', ')}`,
    );
  return { script: script.code, css: String(css.source).trim() };
}

export function linkPages(): Plugin {
  return {
    ...afterBuild('link-pages', async ({ root, build: { outDir } }) => {
      const out = path.resolve(root, outDir);
      await mkdir(path.join(out, 'assets'), { recursive: true });
      for (const page of PURPOSES) {
        const { script, css } = await filesOf(root, page);
        const name = `assets/${page}-${createHash('sha256').update(script).digest('base64url').slice(0, 8)}.js`;
        await writeFile(path.join(out, name), script);
        await writeFile(path.join(out, `${page}.html`), linkHtml(css, `/${name}`));
        // A booking's confirmation leads there, and the network may be gone by then.
        if (page === 'track') for (const file of [name, `${page}.html`]) offlineFiles.add(file);
      }
    }),
    // `npm run dev`: the same page, its script and styles as the development server has them.
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const page = PURPOSES.find((name) => new RegExp(`^/${name}/?(?:\\?|$)`).test(request.url ?? ''));
        if (!page) return next();
        void server
          .transformIndexHtml(`/${page}`, linkHtml('', `/${entryOf(page)}`))
          .then((html) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html), next);
      });
    },
  };
}
