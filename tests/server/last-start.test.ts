import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { compareWithLastStart } from '../../server/store/last-start';
import { cleanUp, temporaryDirectory } from './fixture';

afterAll(cleanUp);

/** A data directory, and the path of the note beside it. */
function place() {
  const above = temporaryDirectory();
  const data = path.join(above, 'data');
  mkdirSync(data);
  return { above, data, note: path.join(above, '.data.held') };
}

it('a store that held bookings and is empty now is strange: it says where, how many, and what to delete if it is meant', () => {
  const { data, note } = place();
  expect(compareWithLastStart(data, 0)).toBeUndefined();
  expect(compareWithLastStart(data, 7)).toBeUndefined();
  const strange = `The store in ${data} is empty, but held 7 bookings before. Is its volume mounted? If this is intended, delete ${note}.`;
  expect(compareWithLastStart(data, 0)).toBe(strange);
  // Until somebody has dealt with it.
  expect(compareWithLastStart(data, 0)).toBe(strange);
  rmSync(note);
  expect(compareWithLastStart(data, 0)).toBeUndefined();
});

it('fewer bookings than before, one at least, are nothing strange: retention takes some away', () => {
  const { data } = place();
  compareWithLastStart(data, 7);
  expect(compareWithLastStart(data, 1)).toBeUndefined();
  expect(compareWithLastStart(data, 0)).toMatch(/held 1 bookings/);
});

it('the note lies beside the data directory, for the server’s own user alone', () => {
  const { data, note } = place();
  compareWithLastStart(data, 7);
  expect(readFileSync(note, 'utf8')).toBe('7\n');
  expect(statSync(note).mode & 0o777).toBe(0o600);
});

it('a note that nobody can read is as good as none', () => {
  const { data, note } = place();
  writeFileSync(note, 'seven');
  expect(compareWithLastStart(data, 0)).toBeUndefined();
  expect(readFileSync(note, 'utf8')).toBe('0\n');
});

it('where no note can be written, nothing is strange', () => {
  const { above } = place();
  const data = path.join(above, 'gone', 'data');
  expect(compareWithLastStart(data, 7)).toBeUndefined();
  expect(compareWithLastStart(data, 0)).toBeUndefined();
  expect(existsSync(path.dirname(data))).toBe(false);
});

it('where the directory above cannot be written, as under systemd, the note lies with the backups', () => {
  const { above } = place();
  const backups = temporaryDirectory();
  const data = path.join(above, 'gone', 'data');
  const note = path.join(backups, '.data.held');
  expect(compareWithLastStart(data, 7, backups)).toBeUndefined();
  expect(readFileSync(note, 'utf8')).toBe('7\n');
  expect(compareWithLastStart(data, 0, backups)).toMatch(new RegExp(`held 7 bookings before.*delete ${note}\\.$`));
  rmSync(note);
  expect(compareWithLastStart(data, 0, backups)).toBeUndefined();
});

it('one that lies above is enough: the backups get none', () => {
  const { data, note } = place();
  const backups = temporaryDirectory();
  expect(compareWithLastStart(data, 7, backups)).toBeUndefined();
  expect([existsSync(note), existsSync(path.join(backups, '.data.held'))]).toEqual([true, false]);
  expect(compareWithLastStart(data, 0, backups)).toContain(note);
});
