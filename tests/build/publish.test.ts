import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { dateByContent, takePlace, UNFINISHED } from '../../src/build/publish';

const folder = mkdtempSync(join(tmpdir(), 'dates-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('dates a file by its content: the same in every copy, a different date when it changes', async () => {
  const dated = async (copy: string, text: string, written: number) => {
    const file = join(folder, copy, 'below', 'x.html');
    mkdirSync(join(folder, copy, 'below'), { recursive: true });
    writeFileSync(file, text);
    utimesSync(file, written, written);
    await dateByContent(join(folder, copy));
    return statSync(file).mtimeMs / 1000;
  };
  const first = await dated('a', 'call us', 1_700_000_000);
  expect(await dated('b', 'call us', 1_760_000_000)).toBe(first);
  expect(await dated('a', 'call me', 1_700_000_000)).not.toBe(first);
  expect(first).toBeGreaterThan(Date.parse('2001-01-01') / 1000);
  expect(first).toBeLessThan(Date.parse('2018-02-01') / 1000);
});

it('puts a finished build in the place of the last one, whole, and leaves nothing beside it', async () => {
  const site = (name: string, files: Record<string, string>) => {
    mkdirSync(join(folder, 'site', name), { recursive: true });
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, 'site', name, file), text);
    return join(folder, 'site', name);
  };
  const dist = join(folder, 'site', 'dist');
  await takePlace(site('part', { 'index.html': 'one', 'one.js': '' }), dist);
  site('dist.old', { 'index.html': 'of a build that was broken off' });
  await takePlace(site('part', { 'index.html': 'two', 'two.js': '' }), dist);
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toBe('two');
  expect([readdirSync(dist).sort(), readdirSync(join(folder, 'site'))]).toEqual([['index.html', 'two.js'], ['dist']]);
});

it('leaves the last build where it is when there is no new one', async () => {
  const dist = join(folder, 'kept');
  mkdirSync(dist);
  await expect(takePlace(join(folder, 'none'), dist)).rejects.toThrow('ENOENT');
  expect(statSync(dist).isDirectory()).toBe(true);
});

it('builds beside the site that is being served: a build that fails leaves it alone', async () => {
  const { build } = await resolveConfig({ logLevel: 'silent' }, 'build');
  expect([build.outDir, UNFINISHED]).toEqual(['dist.part', 'dist.part']);
});
