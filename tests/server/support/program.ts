/**
 * The server and its commands as plain JavaScript, made once for each state of their
 * sources: without the loader of TypeScript a start costs a third of the processor time, and
 * the tests start some dozens. That the real command works is for `stop.test.ts` to show.
 */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
const CACHE = join(ROOT, 'node_modules/.cache');
const THREAD = join(ROOT, 'server/store/sqlite/thread.mjs');
const PROGRAMS = {
  main: 'server/main.ts',
  'data-cli': 'server/data-cli.ts',
  'password-cli': 'server/admin/password-cli.ts',
  'sign-out-cli': 'server/admin/sign-out-cli.ts',
} as const;

function stateOf(...directories: string[]): string {
  const hash = createHash('sha256').update(readFileSync(import.meta.filename));
  for (const directory of directories) {
    const files = readdirSync(join(ROOT, directory), { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(?:ts|mjs)$/.test(name),
    );
    for (const name of files.sort()) hash.update(name).update(readFileSync(join(ROOT, directory, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function make(target: string): Promise<string> {
  const { build } = await import('vite');
  mkdirSync(CACHE, { recursive: true });
  const outdated = readdirSync(CACHE).filter(
    (name) => name.startsWith('server-') && !name.startsWith(basename(target)),
  );
  for (const name of outdated) rmSync(join(CACHE, name), { recursive: true, force: true });
  const part = mkdtempSync(`${target}-`);
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    // One file loads faster than hundreds of separate modules; these two packages contain or look for native code.
    ssr: { noExternal: true, external: ['libsql', 'pg'] },
    build: {
      ssr: true,
      copyPublicDir: false,
      outDir: part,
      emptyOutDir: true,
      target: 'node20',
      rollupOptions: { input: PROGRAMS, output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' } },
    },
  });
  copyFileSync(THREAD, join(part, 'thread.mjs'));
  try {
    renameSync(part, target);
  } catch {
    // Another test was faster.
    if (!existsSync(join(target, 'thread.mjs'))) cpSync(part, target, { recursive: true });
    rmSync(part, { recursive: true, force: true });
  }
  return target;
}

let made: Promise<string> | undefined;

/** Path of a program for `node`. */
export async function program(name: keyof typeof PROGRAMS): Promise<string> {
  const target = join(CACHE, `server-${stateOf('server', 'src/contract')}`);
  made ??= existsSync(join(target, 'thread.mjs')) ? Promise.resolve(target) : make(target);
  return join(await made, `${name}.mjs`);
}
