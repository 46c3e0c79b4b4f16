/** Which pages are measured, and the sizes of their code. */
import { href, postHref } from '../../src/config/paths';
import { postSummaries } from '../../src/content/en/posts';
import { indexable, type BuiltSite } from '../dist/support/built-site';
import { entryScripts, startedModules, staticClosure } from '../dist/support/script-graph';

/** Home, a landing page, an article and the booking page. */
const defaultRoutes = (): string[] => [
  href('home'),
  href('towing'),
  postHref(postSummaries[0]?.slug ?? '', 'en'),
  href('book'),
];

/** Routes of the command line: paths, `--all` for every public path, else the default ones. */
export function routesOf(args: readonly string[], site: BuiltSite): string[] {
  if (args.includes('--all')) return indexable(site).map((page) => page.path);
  const named = args.filter((arg) => arg.startsWith('/'));
  const unknown = named.filter((path) => !site.resolve(path));
  if (unknown.length > 0) throw new Error(`no such page: ${unknown.join(', ')}`);
  return named.length > 0 ? named : defaultRoutes();
}

export interface PageSizes {
  path: string;
  /** Bytes as transferred (brotli). */
  html: number;
  entry: number;
  initial: number;
}

export function sizesOf(site: BuiltSite, path: string): PageSizes {
  const page = site.pages.find((p) => p.path === path);
  if (!page) throw new Error(`no such page: ${path}`);
  const sum = (files: readonly string[]): number => files.reduce((total, file) => total + site.transferred(file), 0);
  const entry = entryScripts(page.document);
  return {
    path,
    html: site.transferred(page.file),
    entry: sum(staticClosure(site, entry)),
    initial: sum(staticClosure(site, [...entry, ...startedModules(page.document)])),
  };
}
