import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';

/** Files that Vite reads for a production build too, so that the site and the server see the same values; nearer ones first. */
const FILES = ['.env.production.local', '.env.production', '.env.local', '.env'];

/** Adds what the `.env` files of `directory` say to `process.env`. A variable that is already set stays as it is. */
export function loadEnvFiles(directory: string): void {
  for (const file of FILES.map((name) => join(directory, name))) if (existsSync(file)) loadEnvFile(file);
}
