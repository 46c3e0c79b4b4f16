import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';

const note = (file: string): string => `${file}.clean`;
const fingerprint = (file: string): string => {
  const { size, mtimeMs, ino } = statSync(file);
  return `${size} ${Math.floor(mtimeMs)} ${ino}\n`;
};

/** Notes that `file` was closed whole, with nothing left in its log. */
export const noteCleanStop = (file: string): void => writeFileSync(note(file), fingerprint(file));

/**
 * Whether `file` is exactly the one that was last closed cleanly, so that it need not be checked completely (seconds,
 * with a million bookings). The note is deleted: until the next clean stop, nothing vouches for the file.
 */
export function takeCleanStop(file: string): boolean {
  try {
    const clean = readFileSync(note(file), 'utf8') === fingerprint(file);
    rmSync(note(file));
    return clean;
  } catch {
    return false;
  }
}
