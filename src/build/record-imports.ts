/**
 * Vite plugin for the prerender build: each dynamic `import()` in `src/` notes the module that it loads, so that the
 * prerenderer knows which code a page needs.
 */
import path from 'node:path';
import type { Plugin } from 'vite';

export const LOADED_GLOBAL = '__loadedModules';
const IMPORT = /\bimport\(\s*(["'])([^"']+)\1\s*\)/g;

export function recordImports(): Plugin {
  let root = '';
  return {
    name: 'record-imports',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    async transform(code, id) {
      if (!id.startsWith(path.join(root, 'src')) || !code.includes('import(')) return null;
      const found = [...code.matchAll(IMPORT)];
      const resolved = await Promise.all(found.map((m) => this.resolve(m[2] as string, id)));
      let result = code;
      // From the end, so that earlier positions stay right.
      for (let i = found.length - 1; i >= 0; i--) {
        const match = found[i] as RegExpExecArray;
        const target = resolved[i];
        if (!target) continue;
        const name = path.relative(root, target.id.split('?')[0] as string);
        const call = `(globalThis.${LOADED_GLOBAL}?.add(${JSON.stringify(name)}), ${match[0]})`;
        result = result.slice(0, match.index) + call + result.slice(match.index + match[0].length);
      }
      return { code: result, map: null };
    },
  };
}
