import { chmodSync, existsSync, lchownSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Gives `path` the owner of `like` if this process may: a command run by root must not leave files owned by root. */
export function giveTo(path: string, like: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(like);
  // Does not follow symlinks: the directory's owner could point one at a file of root's.
  lchownSync(path, uid, gid);
}

/**
 * Replaces `file` in one step: the old one stays complete until then. Owner and mode are those of the old one; if there
 * was none, it belongs to the directory's owner, and only they can read it. Throws what the file system says, and then
 * leaves nothing behind.
 */
export function replaceFile(file: string, content: string | Buffer): void {
  const draft = `${file}.${process.pid}.new`;
  const old = existsSync(file) ? file : undefined;
  // One that was left there may be readable for others, or lead elsewhere: only a new file is what is asked for.
  rmSync(draft, { force: true });
  try {
    writeFileSync(draft, content, { mode: 0o600, flag: 'wx' });
    giveTo(draft, old ?? dirname(file));
    if (old) chmodSync(draft, statSync(old).mode);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
