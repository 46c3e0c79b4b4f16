/** Sizes as transferred (brotli), and nothing that holds up the first paint. */
import { extraBytes } from '../support/as-shipped';
import { LINK_FILES } from './support/built-site';
import type { BuiltPage, BuiltSite } from './support/built-site';
import type { Report } from './support/report';
import { entryScripts, moduleScripts, startedModules, staticClosure } from './support/script-graph';

/** An owner's identity, which every page carries, may be longer than the shipped one. */
const OWN_NAMES = extraBytes();

/** Entry: main, framework and runtime. React, router and helmet alone are 77 kB, so this leaves little room. */
const ENTRY_LIMIT = 80_000;
/** Entry plus the layout, the page and its words: all that hydration fetches. */
const INITIAL_LIMIT = 115_000 + OWN_NAMES;
/**
 * The same as requests: on a line of 400 ms what comes in more files comes later. Today's
 * figure: a module that is cut off for no reason shows.
 */
const INITIAL_FILES_LIMIT = 23;
const HOME_HTML_LIMIT = 30_000;
/** A page of a link with all that it needs: it opens on a bad line, at the first visit. */
const LINK_LIMIT = 15_000 + OWN_NAMES;

/**
 * Strings that survive minification, of code that no page may load before it is asked
 * for. Each must exist in some chunk.
 */
const MARKERS: Record<string, string> = {
  gsap: 'GSAP target',
  "road bar's": 'road-bar-gantry',
  'Google Maps': 'maps.googleapis.com',
  'staff dashboard': 'No recent activity to display',
  'staff gate': 'PBKDF2',
  'booking form': 'Please select a service',
  'fleet map': 'Map of Dubai with the recovery fleet',
};

/** Stands in every schema of valibot (the Standard Schema interface). */
const SCHEMA = '~standard';

/** First line of a script; further down browsers do not look for it. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const sum = (site: BuiltSite, files: Iterable<string>): number =>
  [...files].reduce((total, file) => total + site.transferred(file), 0);
const worst = (sizes: readonly (readonly [string, number])[]): string => {
  const [path, bytes] = sizes.reduce((a, b) => (b[1] > a[1] ? b : a));
  return `largest ${kB(bytes)}, ${path}`;
};
const over = (sizes: readonly (readonly [string, number])[], limit: number): string[] =>
  sizes.filter(([, bytes]) => bytes > limit).map(([path, bytes]) => `${path}: ${kB(bytes)}, at most ${kB(limit)}`);

/** Scripts of a page before any interaction: its entry and the page's own modules, with all that they import. */
const initialScripts = (site: BuiltSite, page: BuiltPage): string[] =>
  staticClosure(site, [...moduleScripts(page.document), ...startedModules(page.document)]);

/** What a page starts must be all that it needs, so that nothing waits for a second round trip, and must exist. */
const incomplete = (site: BuiltSite, page: BuiltPage): string[] => {
  const started = startedModules(page.document);
  const missing = started.filter((file) => !site.files.has(file));
  const unlisted = staticClosure(site, started).filter((file) => !started.includes(file));
  return [
    ...missing.map((file) => `${page.path}: ${file} is not there`),
    ...unlisted.map((file) => `${page.path}: ${file} is needed, not listed`),
  ];
};

function blocking({ path, document }: BuiltPage): string[] {
  const sheets = [...document.querySelectorAll('link[rel~=stylesheet]')].map(
    (link) => `${path}: stylesheet ${link.getAttribute('href')}`,
  );
  const scripts = [...document.querySelectorAll('script')]
    .filter(
      (script) =>
        !['module', 'application/ld+json'].includes(script.type) && !(script.src && (script.async || script.defer)),
    )
    .map((script) => `${path}: script ${script.getAttribute('src') ?? '(inline)'}`);
  const inlined = document.querySelector('head style') ? [] : [`${path}: no inline CSS`];
  return [...sheets, ...scripts, ...inlined];
}

export function checkBudgets(site: BuiltSite, report: Report): void {
  const entries = site.pages.map(
    (page) => [page.path, sum(site, staticClosure(site, entryScripts(page.document)))] as const,
  );
  report.check(
    'every page has one module script',
    site.pages.filter((page) => moduleScripts(page.document).length !== 1).map((page) => page.path),
  );
  // It runs before the page's other code is asked for; a file that it imports would have to come first.
  report.check(
    'the script that a page names needs no other',
    [...new Set(site.pages.flatMap((page) => moduleScripts(page.document)))].flatMap((script) =>
      staticClosure(site, [script])
        .slice(1)
        .map((file) => `${script}: imports ${file}`),
    ),
  );
  report.check(
    'every page starts modules that are there, with all that they need',
    site.pages.flatMap((page) =>
      startedModules(page.document).length === 0 ? [`${page.path}: starts nothing`] : incomplete(site, page),
    ),
  );
  report.check(`entry ≤ ${kB(ENTRY_LIMIT)} on every page`, over(entries, ENTRY_LIMIT), worst(entries));

  const initial = site.pages.map((page) => [page.path, sum(site, initialScripts(site, page))] as const);
  report.check(
    `all initial scripts ≤ ${kB(INITIAL_LIMIT)} on every page`,
    over(initial, INITIAL_LIMIT),
    worst(initial),
  );
  const files = site.pages.map((page) => [page.path, initialScripts(site, page).length] as const);
  report.check(
    `at most ${INITIAL_FILES_LIMIT} initial scripts on every page`,
    files.filter(([, count]) => count > INITIAL_FILES_LIMIT).map(([path, count]) => `${path}: ${count}`),
    `most ${Math.max(...files.map(([, count]) => count))}`,
  );
  const shared = [...site.files].filter((file) => /^assets\/framework\b.*\.js$/.test(file));
  report.check(
    'what every visit starts with asks to be compiled as it arrives',
    shared.length === 0
      ? ['there is no assets/framework….js']
      : shared.filter((file) => !site.read(file).startsWith(COMPILE_HINT)),
  );
  for (const [path, bytes] of initial) console.log(`        ${kB(bytes).padStart(8)}  ${path}`);

  const home = site.transferred('index.html');
  report.check(`home HTML ≤ ${kB(HOME_HTML_LIMIT)}, its CSS included`, over([['/', home]], HOME_HTML_LIMIT), kB(home));
  report.check('nothing blocks the first paint, CSS is inline', site.pages.flatMap(blocking));
  checkLazyCode(site, report);
  checkLinkPages(site, report);
}

/** The pages of the links bring one script each, and nothing of the application. */
function checkLinkPages(site: BuiltSite, report: Report): void {
  const parts = LINK_FILES.map((file) => ({
    file,
    scripts: [...site.read(file).matchAll(/<script[^>]*src="\/([^"]+)"/g)].map(([, name]) => name as string),
  }));
  const sizes = parts.map(({ file, scripts }) => [file, site.transferred(file) + sum(site, scripts)] as const);
  report.check(
    'pages of links have one script, which is whole',
    parts.flatMap(({ file, scripts }) =>
      scripts.length === 1 && !/\bimport\s*[({'"]/.test(site.read(scripts[0] as string))
        ? []
        : [`${file}: ${scripts.join(' ')}`],
    ),
  );
  report.check(`pages of links ≤ ${kB(LINK_LIMIT)} with their script`, over(sizes, LINK_LIMIT), worst(sizes));
  report.check(
    'pages of links are for no index',
    LINK_FILES.filter((file) => !site.read(file).includes('<meta name="robots" content="noindex">')),
  );
}

/** The entry and what every framed page starts (the layout) hold nothing of a feature. */
function checkLazyCode(site: BuiltSite, report: Report): void {
  const chunks = [...site.files].filter((file) => /^assets\/.*\.js$/.test(file));
  const framed = site.pages.filter((page) => !page.entry?.bare);
  const shared = framed
    .map((page) => new Set(initialScripts(site, page)))
    .reduce((a, b) => new Set([...a].filter((file) => b.has(file))));
  for (const [what, marker] of Object.entries(MARKERS)) {
    const holders = chunks.filter((file) => site.read(file).includes(marker));
    const problems = holders.filter((file) => shared.has(file)).map((file) => `${file} holds "${marker}"`);
    report.check(
      `no ${what} code in entry or layout`,
      holders.length === 0 ? [`"${marker}" is in no chunk: choose another marker`] : problems,
    );
  }
  const map = chunks.filter((file) => site.read(file).includes(MARKERS['fleet map']!));
  report.check(
    'the fleet map brings no Arabic but its own words',
    staticClosure(site, map).filter(
      (file) => !map.includes(file) && !shared.has(file) && /[\u0600-\u06ff]/.test(site.read(file)),
    ),
  );
  const dashboard = chunks.filter((file) => site.read(file).includes(MARKERS['staff dashboard']!));
  const schemas = chunks.filter((file) => site.read(file).includes(SCHEMA));
  report.check(
    'the dashboard brings no schemas: the server checks what it sends',
    schemas.length === 0
      ? [`"${SCHEMA}" is in no chunk: choose another marker`]
      : staticClosure(site, dashboard).filter((file) => schemas.includes(file)),
  );
}
