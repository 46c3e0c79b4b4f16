import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

const EXAMPLE = path.resolve(import.meta.dirname, '../../.env.example');

/**
 * Every setting, without a value. What stands in the environment is not read from `.env`: started with these, a server
 * under test cannot reach the owner's database, backups or alert address, and a build has none of their ids.
 */
export const NO_SETTINGS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(parseEnv(readFileSync(EXAMPLE, 'utf8'))).map((name) => [name, ''])),
  VITE_EMBEDDED_API: '1',
};
