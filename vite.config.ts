import path from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { loadEnv } from 'vite';
import { apiDevPlugin } from './server/dev-plugin.ts';
import { pruneRouter } from './src/build/prune-router.ts';
import { offline } from './src/build/offline.ts';
import { BOOT, prerender } from './src/build/prerender.ts';
import { recordImports } from './src/build/record-imports.ts';

/**
 * Two files for what every page uses, in place of a dozen small ones (each costs a round trip on a slow network): the
 * framework with what the entry itself needs, and the layout with the small shared parts.
 */
const FRAMEWORK =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|react-helmet-async|cookie|set-cookie-parser|invariant|react-fast-compare|shallowequal)\/|src\/(?:config|lib\/(?:lang|storage|links|waiting-flag)\.tsx?|tracking\/(?:index|attribution|limits))/;
const LAYOUT = /src\/(?:lib\/[a-z-]+\.tsx?|ui\/[a-z-]+\.tsx|app\/(?:layouts\/(?!frames)|seo|json-ld|og))/;
/** The router's package names only its development files, warnings and all; the production ones lie beside them. */
const ROUTER = [['react-router', 'index'], ['react-router/dom', 'dom-export']].map(([name, file]) => ({
  find: new RegExp(`^${name}$`),
  replacement: path.resolve(import.meta.dirname, `node_modules/react-router/dist/production/${file}.mjs`),
}));

const GROUPS = [
  { name: 'framework', test: FRAMEWORK, priority: 2 },
  { name: 'layout', test: LAYOUT, priority: 1 },
];

export default defineConfig(({ command, isSsrBuild, mode }) => {
  const env = { ...loadEnv(mode, process.cwd(), ''), ...process.env };
  return {
    plugins: [react(), tailwind(), ...(isSsrBuild ? [recordImports()] : [pruneRouter(), prerender(), offline()]), apiDevPlugin()],
    resolve: { alias: [{ find: '@', replacement: path.resolve(import.meta.dirname, 'src') }, ...(command === 'build' ? ROUTER : [])] },
    define: {
      // Call taps are reported only where the embedded API answers; passing `/api` through switches them off.
      'import.meta.env.VITE_EMBEDDED_API': JSON.stringify(env.VITE_EMBEDDED_API ?? (env.API_ORIGIN ? '' : '1')),
    },
    build: {
      target: 'es2022',
      manifest: !isSsrBuild,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: isSsrBuild ? {} : { input: { index: 'index.html', boot: BOOT }, output: { codeSplitting: { groups: GROUPS } } },
    },
    // Bundled, so that the prerender entry runs without node_modules lookups of its own and picks the browser's code paths.
    ssr: { noExternal: ['react-helmet-async'] },
    test: {
      environment: 'jsdom',
      globals: false,
      setupFiles: ['tests/setup.ts'],
      include: ['tests/**/*.test.{ts,tsx}'],
      restoreMocks: true,
      testTimeout: 20_000,
      hookTimeout: 60_000,
    },
  };
});
