/**
 * The service worker and the web app manifests: vite-plugin-pwa with the list of files
 * that the prerenderer has gathered.
 */
import type { PluginOption } from 'vite';
import { VitePWA, type ManifestOptions } from 'vite-plugin-pwa';
import { languages, MANIFESTS, SITE_LANGS, type SiteLang } from '../config/languages.ts';
import { href, ownPage, type PathId } from '../config/paths.ts';
import { site } from '../config/site.ts';
import { manifestWords } from '../content/manifest.ts';
import { offlineFiles } from './prerender.ts';

/**
 * Files beside the pages' own that are always there: fonts, icons, the four-frame strips
 * of the help page in their small form.
 */
const ALWAYS =
  /^(?:assets\/[^/]+\.woff2|icons\.svg|icons\/favicon\.svg|icons\/icon-192\.png|pictures\/strip-[a-z]+-\d-176\.avif)$/;

interface Entry {
  url: string;
  revision: string | null;
  size: number;
}

/**
 * The files to precache, out of all that were found. Throws when a wanted one is not among them (too large, or excluded
 * by a pattern).
 */
export function precache(found: readonly Entry[], wanted: ReadonlySet<string>): Entry[] {
  const urls = new Set(found.map(({ url }) => url));
  const missing = [...wanted].filter((file) => !urls.has(file));
  if (missing.length > 0)
    throw new Error(`not in the offline copy, though a page needs it there: ${missing.join(', ')}`);
  return found
    .filter(({ url }) => ALWAYS.test(url) || wanted.has(url))
    .map((entry) => ({ ...entry, url: addressOf(entry.url) }));
}

/** A page is cached under its own address: its file name would be answered with a redirect. */
const addressOf = (file: string): string =>
  file === 'shell.html'
    ? file
    : file.replace(/^(.*)\.html$/, (_, page: string) => (page === 'index' ? '/' : `/${page}`));

const NAMES: Record<SiteLang, Pick<ManifestOptions, 'name' | 'short_name'>> = {
  en: { name: site.name, short_name: site.shortName },
  ar: { name: site.nameAr, short_name: site.shortNameAr },
};

/** An installed app has the name, start page and short cuts of the language that it was installed from. */
function manifestOf(lang: SiteLang) {
  const { description, stranded, book } = manifestWords[lang];
  const at = (id: PathId) => href(ownPage(id, lang));
  return {
    ...NAMES[lang],
    description,
    lang,
    dir: languages[lang].dir,
    id: at('home'),
    start_url: `${at('home')}?utm_source=homescreen`,
    scope: '/',
    display: 'standalone',
    background_color: '#121a22',
    theme_color: '#121a22',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: stranded, url: at('stranded') },
      { name: book, url: at('book') },
    ],
  } satisfies Partial<ManifestOptions>;
}

export const manifests = Object.fromEntries(SITE_LANGS.map((lang) => [lang, manifestOf(lang)])) as Record<
  SiteLang,
  ReturnType<typeof manifestOf>
>;

export const offline = (): PluginOption => [
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/sw',
    filename: 'sw.ts',
    injectRegister: false,
    // Whoever installs the site is online then; a visitor on a bad line need not wait for the large ones.
    includeManifestIcons: false,
    injectManifest: {
      // A classic script, as browsers expect of a worker: for a module, the plugin uses a deprecated bundler option.
      rollupFormat: 'iife',
      globPatterns: ['**/*.{html,js,css,svg,woff2,png}', 'pictures/strip-*'],
      globIgnores: ['og/**'],
      maximumFileSizeToCacheInBytes: 4_000_000,
      manifestTransforms: [(entries) => ({ manifest: precache(entries, offlineFiles), warnings: [] })],
    },
    // Each language has its own, which its pages name themselves (`app/head/seo.tsx`).
    manifest: false,
  }),
  {
    name: 'manifests',
    apply: 'build',
    generateBundle() {
      for (const lang of SITE_LANGS)
        this.emitFile({
          type: 'asset',
          fileName: MANIFESTS[lang].slice(1),
          source: JSON.stringify(manifests[lang]),
        });
    },
  },
];
