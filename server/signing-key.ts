import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDirectory } from './data-dir.ts';
import { replaceFile } from './owner.ts';
import { codeOf, StartError } from './start-error.ts';
import type { Secrets } from './store/postgres/secrets.ts';

const BYTES = 32;

/** What is signed: the staff's session tokens, or the links to jobs. */
type Signed = 'staff-session' | 'links';

/** The secret that they are signed with. Replacing it ends every session, or every link, at once. */
export interface SigningKey {
  read(): Promise<Buffer>;
  replace(): Promise<void>;
}

/** A key that ends with this process. */
export function memorySigningKey(): SigningKey {
  let key = randomBytes(BYTES);
  return {
    read: () => Promise.resolve(key),
    async replace() {
      key = randomBytes(BYTES);
    },
  };
}

/**
 * A key in the data directory, readable by its owner only, made when it is first needed. Read each time: whoever
 * replaces it need not restart the server. Rejects with StartError when it is damaged, or another user's.
 */
export function fileSigningKey(dataDir: string, name: Signed): SigningKey {
  const file = join(dataDir, `${name}.key`);
  const kept = (): Buffer => {
    try {
      return readFileSync(file);
    } catch (error) {
      throw new StartError(`${file} cannot be read (${codeOf(error)}). Make this user its owner.`);
    }
  };
  const write = () => {
    makeDirectory(dataDir);
    replaceFile(file, randomBytes(BYTES));
  };
  return {
    async read() {
      if (!existsSync(file)) write();
      const key = kept();
      if (key.length !== BYTES)
        throw new StartError(
          `${file} is damaged. Delete it: a new one is made, and staff sign in again, or send their links again.`,
        );
      return key;
    },
    async replace() {
      write();
    },
  };
}

/** A key in the database, so that a session which one process has opened is open in all. */
export const sharedSigningKey = (secrets: Secrets, name: Signed): SigningKey => ({
  read: () => secrets.read(name, () => randomBytes(BYTES)),
  replace: () => secrets.replace(name, randomBytes(BYTES)),
});
