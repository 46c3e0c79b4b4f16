/**
 * `npm run admin:sign-out`: ends every session of the staff, at once and without a build
 * or a restart. Whoever knows the password signs in again.
 */
import { stderr, stdout } from 'node:process';
import { readConfig } from '../config.ts';
import { loadEnvFiles } from '../env-files.ts';
import { demandStore } from '../store/sqlite/prepare.ts';
import { openDatabase } from '../store/open.ts';
import { fileSigningKey, sharedSigningKey } from '../signing-key.ts';

async function main(): Promise<void> {
  loadEnvFiles(process.cwd());
  const { apiOrigin, databaseUrl, dataDir } = readConfig(process.env, process.cwd());
  // The existing endpoints have no sessions: the key derived from the password is the token (decisions, D5).
  if (apiOrigin)
    throw new Error(
      'Nobody was signed out: with API_ORIGIN the password alone opens the dashboard. Change it with npm run admin:password, then build and restart.',
    );
  if (!databaseUrl) demandStore(dataDir);
  const database = databaseUrl ? await openDatabase(databaseUrl) : undefined;
  await (
    database?.shared
      ? sharedSigningKey(database.shared.secrets, 'staff-session')
      : fileSigningKey(dataDir, 'staff-session')
  ).replace();
  await database?.close();
  stdout.write('Everybody is signed out. The password still works: to change it, run npm run admin:password.\n');
}

main().catch((error: unknown) => {
  stderr.write(`${error instanceof Error ? error.message : 'Nobody was signed out.'}\n`);
  process.exit(1);
});
