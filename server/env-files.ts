import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { codeOf, StartError } from './start-error.ts';

/**
 * Files that Vite reads for a production build too, so that the site and the server see
 * the same values; nearer ones first.
 */
const FILES = ['.env.production.local', '.env.production', '.env.local', '.env'];

/**
 * Adds what the `.env` files of `directory` say to `process.env`. A variable that is
 * already set stays as it is. Throws StartError for one that cannot be read.
 */
export function loadEnvFiles(directory: string): void {
  for (const file of FILES.map((name) => join(directory, name)).filter((path) => existsSync(path))) {
    try {
      loadEnvFile(file);
    } catch (error) {
      throw new StartError(
        `${file} cannot be read (${codeOf(error) || 'unknown error'}). Let this user read it, or move it away.`,
      );
    }
  }
}
