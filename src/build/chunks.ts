import type { Manifest } from 'vite';

/** The script files behind a set of source modules: each one's chunk and all that it imports statically, once, what others need first. */
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
