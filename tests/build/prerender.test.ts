import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ResolvedConfig } from 'vite';
import { expect, it } from 'vitest';
import { prerender } from '../../src/build/prerender';

interface Hooks {
  configResolved(config: ResolvedConfig): void;
  writeBundle(): void;
  closeBundle: { handler(): Promise<void> };
}

it('is silent after a build that wrote nothing, so that its own error is the one to be read', async () => {
  const { configResolved, closeBundle } = prerender() as unknown as Hooks;
  configResolved({ root: '/nowhere', mode: 'production', build: { outDir: 'dist' } } as ResolvedConfig);
  await expect(closeBundle.handler()).resolves.toBeUndefined();
});

it('leaves nothing behind that was built to render the pages, also when that fails', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'prerender-'));
  try {
    mkdirSync(path.join(root, 'src/app'), { recursive: true });
    writeFileSync(path.join(root, 'src/app/server-entry.tsx'), 'export const publicPaths = () => [];');
    writeFileSync(path.join(root, 'package.json'), '{ "type": "module" }');
    const { configResolved, writeBundle, closeBundle } = prerender() as unknown as Hooks;
    configResolved({ root, mode: 'production', build: { outDir: 'dist' } } as ResolvedConfig);
    writeBundle();
    await expect(closeBundle.handler()).rejects.toThrow('manifest.json');
    expect(readdirSync(path.join(root, 'node_modules/.cache'))).toEqual([]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
