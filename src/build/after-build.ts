import type { Plugin, ResolvedConfig } from 'vite';

/**
 * A Vite plugin that does `work` when the site has been written, before the service worker lists its files. Not after
 * a build that failed: its own error is the one to be read.
 */
export function afterBuild(name: string, work: (config: ResolvedConfig) => Promise<void>): Plugin {
  let config: ResolvedConfig;
  let written = false;
  return {
    name,
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle() {
      written = true;
    },
    closeBundle: {
      sequential: true,
      order: 'pre',
      async handler() {
        if (written) await work(config);
      },
    },
  };
}
