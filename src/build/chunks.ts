import type { Manifest } from 'vite';

/** The script files behind a set of source modules: each one's chunk and all that it imports statically, once, in order. */
export function chunkFiles(manifest: Manifest, modules: Iterable<string>): string[] {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  for (const module of modules) visit(module);
  return [...files];
}
