import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchRelease } from '../../server/site/watch-release';
import { cleanUp, temporaryDirectory } from './fixture';

let dist: string;
let watched: Awaited<ReturnType<typeof watchRelease>>;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  dist = temporaryDirectory();
  write('index.html', 'old');
  watched = await watchRelease(dist);
});
afterEach(() => {
  watched.stop();
  vi.useRealTimers();
});
afterAll(cleanUp);

const write = (file: string, text: string) => writeFileSync(join(dist, file), text);
const home = () => String(watched.current().get('index.html')?.bodies.identity.content);
/** A look takes some twenty steps on the disk, one after the other. */
const STEPS = 60;
/** Waits so many milliseconds, and then for the look that began meanwhile: as long as more steps than it takes. */
async function after(ms: number) {
  vi.advanceTimersByTime(ms);
  for (let step = 0; step < STEPS; step++) await stat(dist).catch(() => undefined);
}

it('a new release is served after two checks, ten seconds apart, and is read once', async () => {
  write('index.html', 'the new one');
  await after(9_999);
  await after(1);
  expect(home()).toBe('old');
  await after(9_999);
  expect(home()).toBe('old');
  await after(1);
  expect(home()).toBe('the new one');
  const release = watched.current();
  for (let i = 0; i < 3; i++) await after(10_000);
  expect(watched.current()).toBe(release);
});

it('one that is still being copied is waited for', async () => {
  for (const part of ['first', 'second', 'third']) {
    write(`${part}.html`, part);
    write('index.html', `with the ${part}`);
    await after(10_000);
    expect(home()).toBe('old');
  }
  await after(10_000);
  expect(home()).toBe('with the third');
});

it('a check that takes longer than the interval is not run twice at a time', async () => {
  write('index.html', 'the new one');
  await after(30_000);
  expect(home()).toBe('old');
  await after(10_000);
  expect(home()).toBe('the new one');
});

it('a folder that is gone is none, and one that is back is one', async () => {
  rmSync(dist, { recursive: true });
  for (let i = 0; i < 3; i++) await after(10_000);
  expect(home()).toBe('old');
  mkdirSync(dist);
  write('index.html', 'the new one');
  for (let i = 0; i < 2; i++) await after(10_000);
  expect(home()).toBe('the new one');
});

it('no check runs after the stop', () => {
  expect(vi.getTimerCount()).toBe(1);
  watched.stop();
  expect(vi.getTimerCount()).toBe(0);
});
