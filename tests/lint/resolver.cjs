/**
 * Tells the import-direction rule where an import leads: `@/…` is `src/…`, relative paths are
 * relative, anything else is a package. In CommonJS because the rule's loader requires it so.
 */
const { existsSync, statSync } = require('node:fs');
const path = require('node:path');

const SRC = path.resolve(__dirname, '../../src');
const ENDINGS = ['', '.ts', '.tsx', '.js', '/index.ts', '/index.tsx'];
const isFile = (file) => existsSync(file) && statSync(file).isFile();

exports.interfaceVersion = 2;
exports.resolve = (source, importer) => {
  const plain = source.replace(/\?.*$/, '');
  const base = plain.startsWith('@/')
    ? path.join(SRC, plain.slice(2))
    : plain.startsWith('.')
      ? path.resolve(path.dirname(importer), plain)
      : undefined;
  if (base === undefined) return { found: true, path: null };
  const found = ENDINGS.map((ending) => base + ending).find(isFile);
  return found ? { found: true, path: found } : { found: false };
};
