import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

const EXAMPLE = path.resolve(import.meta.dirname, '../../.env.example');

/**
 * Every setting, empty. Variables that are set are not read from `.env`: with these, a server under test cannot reach
 * the owner's database, backups or alert address, and a build has none of their ids.
 */
export const NO_SETTINGS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(parseEnv(readFileSync(EXAMPLE, 'utf8'))).map((name) => [name, ''])),
  VITE_EMBEDDED_API: '1',
};

/** What a runner of tests has set for the servers that it starts: the build they serve, and whom they let in. */
const OF_THE_RUNNER = ['DIST_DIR', 'VITE_ADMIN_USER', 'VITE_ADMIN_VERIFIER'];

/**
 * The environment of a server under test, whatever else its shell has exported: of the settings there only those of
 * the runner count, and each that the test gives in `own`.
 */
export const testEnv = (shell: NodeJS.ProcessEnv, own: Record<string, string>): NodeJS.ProcessEnv => ({
  ...shell,
  ...NO_SETTINGS,
  ...Object.fromEntries(OF_THE_RUNNER.map((name) => [name, shell[name] ?? ''])),
  ...own,
});
