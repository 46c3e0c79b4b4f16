import type { Manifest } from 'vite';

/**
 * The script files behind a set of source modules: each one's chunk and all that it
 * imports statically, once, what others need first.
 */
export function chunkFiles(manifest: Manifest, modules: Iterable<string>): string[] {
  const files = new Set<string>();
  const visited = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || visited.has(key)) return;
    visited.add(key);
    chunk.imports?.forEach(visit);
    files.add(chunk.file);
  };
  for (const module of modules) visit(module);
  return [...files];
}

/**
 * Modules that a visitor opens by going to another page: the pages themselves, and their
 * words. The strips' words are part of several.
 */
const OTHER_PAGE = /^src\/(?:app\/pages\/|content\/(?!\w+\/strips\b))/;

/**
 * The script files that a page made of `modules` may load while it is open: its own, and everything they import
 * dynamically, at any depth. Not the code of other pages, nor `except` (each of which must exist).
 */
export function reachableFiles(
  manifest: Manifest,
  modules: Iterable<string>,
  except: readonly string[] = [],
): string[] {
  const unknown = except.filter((key) => !manifest[key]);
  if (unknown.length > 0) throw new Error(`no such module in the build: ${unknown.join(', ')}`);
  const wanted = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || wanted.has(key)) return;
    wanted.add(key);
    chunk.imports?.forEach(visit);
    chunk.dynamicImports?.filter((later) => !OTHER_PAGE.test(later) && !except.includes(later)).forEach(visit);
  };
  for (const module of modules) visit(module);
  return chunkFiles(manifest, wanted);
}
