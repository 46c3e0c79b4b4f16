/** Which script files a built script loads at once: its static imports, followed to the end. */
import type { BuiltSite } from './built-site';

/**
 * Static imports and re-exports of minified ES modules: `import"./x.js"`, `import{a as
 * b}from"./x.js"`, `export*from"./x.js"`.
 */
const STATIC = /(?:^|[;}\s])(?:import|export)(?:[\s\w{},*$]*?from)?\s*["']\.\/([^"']+\.js)["']/g;

/** What a built script imports when it comes to it: `import("./x.js")`. */
const DYNAMIC = /\bimport\(\s*["'`]\.\/([^"'`]+\.js)["'`]\s*\)/g;

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1);

/** Files that `file` imports later, by itself. */
export const dynamicImports = (site: BuiltSite, file: string): string[] =>
  site.files.has(file) ? [...site.read(file).matchAll(DYNAMIC)].map((match) => folderOf(file) + match[1]) : [];

/** Files under `assets/` that `entries` need before they run, themselves first. */
export function staticClosure(site: BuiltSite, entries: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file) || !site.files.has(file)) return;
    found.add(file);
    for (const match of site.read(file).matchAll(STATIC)) visit(folderOf(file) + match[1]);
  };
  entries.forEach(visit);
  return [...found];
}

/** Inside the site: `/assets/a.js` → `assets/a.js`. */
const fileOfUrl = (url: string): string => url.replace(/^\//, '');

const scripts = (document: Document): HTMLScriptElement[] => [
  ...document.querySelectorAll<HTMLScriptElement>('script[type=module][src]'),
];

/** The module scripts that a page names. */
export const moduleScripts = (document: Document): string[] =>
  scripts(document).map((script) => fileOfUrl(script.getAttribute('src') ?? ''));

/** What the page's script starts once the page has been seen: the page's modules, the application last. */
export const startedModules = (document: Document): string[] =>
  scripts(document).flatMap((script) => (script.dataset.modules ?? '').split(' ').filter(Boolean).map(fileOfUrl));

/** The scripts of every visit: the one that is named, and the application with all that it needs. */
export const entryScripts = (document: Document): string[] => [
  ...moduleScripts(document),
  ...startedModules(document).slice(-1),
];
