// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { dateByContent } from '../../src/build/compress';

const folder = mkdtempSync(join(tmpdir(), 'dates-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('dates a file by its content: the same in every copy, another when it changes', async () => {
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
