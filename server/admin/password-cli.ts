/**
 * `npm run admin:password`: makes or changes the staff's user name and password. Asks for both, and offers a random
 * passphrase; in a script: `… | npm run admin:password -- --user name [--env-file .env]` with the password as the first
 * line of the input (empty: a random one). Writes the user name and the verifier into `.env`, which the site's build
 * and the server both read.
 */
import { resolve } from 'node:path';
import { stdin, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { nearerThan } from '../env-files.ts';
import { ask, firstLine } from './ask.ts';
import { makeVerifier, weakness } from './credential.ts';
import { setVariables } from './env-edit.ts';
import { passphrase } from './passphrase.ts';

/** Without the -- npm keeps the option, and only the name arrives. */
const USAGE = 'In a script: … | npm run admin:password -- --user NAME';

interface Pair {
  user: string;
  password: string;
  /** Nobody has typed it, so it must be shown. */
  drawn: boolean;
}

async function readPair(given: string | undefined): Promise<Pair> {
  if (!stdin.isTTY) {
    if (!given) throw new Error(`The password comes from a pipe, and the user has no name. ${USAGE}`);
    const typed = await firstLine();
    return { user: given, password: typed || passphrase(), drawn: typed === '' };
  }
  const user = given ?? (await ask('User name: ')).trim();
  const password = await ask('Password (not shown; just press Enter for six random words): ', true);
  if (password === '') return { user, password: passphrase(), drawn: true };
  if ((await ask('Repeat it: ', true)) !== password) throw new Error('The two passwords differ. Nothing was changed.');
  return { user, password, drawn: false };
}

function commandLine() {
  try {
    return parseArgs({ options: { user: { type: 'string' }, 'env-file': { type: 'string', default: '.env' } } });
  } catch (error) {
    throw new Error(`${(error as Error).message}. ${USAGE}`, { cause: error });
  }
}

async function main(): Promise<void> {
  const { values } = commandLine();
  const file = resolve(values['env-file']);
  // Otherwise the old password would go on working, with nobody knowing.
  const nearer = nearerThan(file, ['VITE_ADMIN_USER', 'VITE_ADMIN_VERIFIER']);
  if (nearer)
    throw new Error(
      `${nearer} sets the staff's user name or verifier too, and counts before ${file}. Remove them there, or give it as --env-file. Nothing was changed.`,
    );
  const { user, password, drawn } = await readPair(values.user);
  const weak = weakness(user, password);
  if (weak) throw new Error(`${weak} Nothing was changed.`);
  setVariables(file, { VITE_ADMIN_USER: user, VITE_ADMIN_VERIFIER: await makeVerifier(password) });
  if (drawn) stdout.write(`The password, which is shown only now: ${password}\n`);
  stdout.write(
    `Wrote the user name and the verifier to ${file}.\nBuild the site and restart the server (npm start) to use them. Whoever is signed in has to sign in again.\n`,
  );
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : 'Nothing was changed.'}\n`);
  process.exit(1);
});
