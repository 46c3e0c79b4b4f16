import type { ResolvedConfig } from 'vite';
import { expect, it } from 'vitest';
import { prerender } from '../../src/build/prerender';

it('keeps silent after a build that wrote nothing, whose own error is the one to be read', async () => {
  const { configResolved, closeBundle } = prerender() as unknown as {
    configResolved(config: ResolvedConfig): void;
    closeBundle: { handler(): Promise<void> };
  };
  configResolved({ root: '/nowhere', mode: 'production', build: { outDir: 'dist', ssr: false } } as ResolvedConfig);
  await expect(closeBundle.handler()).resolves.toBeUndefined();
});
