import path from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Rolldown } from 'vite';
import { apiDevPlugin } from './server/dev-plugin.ts';
import { doubtsIn, halfCredential, wrongVerifier } from './server/env-files.ts';
import { checkContent } from './src/build/check-content.ts';
import { UNFINISHED } from './src/build/publish.ts';
import { doubtfulIds } from './src/build/env-ids.ts';
import { linkPages } from './src/build/link-pages.ts';
import { noBreak } from './src/build/no-break.ts';
import { offline } from './src/build/offline.ts';
import { BOOT, prerender } from './src/build/prerender.ts';

/**
 * What goes into which file, by who shares it: all that every visit starts with (between the script that fetches it and
 * the one that runs it), and what a dozen pages have in common; Arabic by itself, since no English page needs it. One
 * file each in place of dozens of small ones, each of which costs a slow network a round trip. The boot script shares
 * only `daylight` with the application: in `framework`, it would wait for all of that file. `npm run check:dist` keeps
 * their bytes.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'framework',
    tags: ['$initial'],
    test: (id) => !/\.html$|\/src\/(?:main\.|boot\/|contract\/daylight)/.test(id),
    priority: 1,
  },
  { name: 'shared-ar', test: /\/src\/content\/ar\//, minShareCount: 13 },
  { name: 'shared', minShareCount: 12 },
  // The booking form, the account form and the desk ask and complain alike.
  {
    name: 'form',
    test: /\/src\/(?:ui\/form|contract\/(?:booking-messages|phone\.|reference|truck-questions)|lib\/new-id)/,
  },
  // At the top of every page, whether in the layout or by itself.
  {
    name: 'top',
    test: /\/src\/(?:app\/layouts\/parts\/offline|ui\/(?:call-seen|language|mark|name-))/,
  },
  // Whoever asks for a position forgets it in time, and says where it is.
  { name: 'position', test: /\/src\/lib\/(?:position\/(?:format|message|request|use-position)|use-expiry)/ },
];

/**
 * Most of a file runs as soon as it is there: Chromium compiles all of it while it arrives, off the main thread, in
 * place of reading its functions twice on it (an "explicit compile hint"; a comment to others). Decision 021.
 */
const COMPILED_AT_ONCE = '//# allFunctionsCalledOnLoad';

export default defineConfig(({ command, isSsrBuild, mode }) => {
  const env = { ...loadEnv(mode, process.cwd(), ''), ...process.env };
  // The server tells of misspelt names too, when it starts; a static host has none.
  if (command === 'build' && !isSsrBuild)
    for (const doubt of [...doubtsIn(process.cwd()), ...doubtfulIds(env), halfCredential(env), wrongVerifier(env)])
      if (doubt) console.warn(doubt);
  return {
    plugins: [
      react(),
      tailwind(),
      noBreak(),
      ...(isSsrBuild ? [] : [checkContent(), prerender(), linkPages(), offline()]),
      apiDevPlugin(),
    ],
    resolve: {
      alias: { '@': path.resolve(import.meta.dirname, 'src') },
    },
    define: {
      // Call taps are reported only where the embedded API answers; passing `/api` through switches them off.
      'import.meta.env.VITE_EMBEDDED_API': JSON.stringify(env.VITE_EMBEDDED_API ?? (env.API_ORIGIN ? '' : '1')),
    },
    build: {
      outDir: UNFINISHED,
      target: 'es2022',
      manifest: !isSsrBuild,
      assetsInlineLimit: 0,
      // Each page names its own modules; a list of all pages' modules would come with every page.
      modulePreload: false,
      rolldownOptions: isSsrBuild
        ? {}
        : {
            // How long plugins took is nothing to an owner, and stood below what the build has to tell.
            checks: { pluginTimings: false },
            input: { index: 'index.html', boot: BOOT },
            output: {
              codeSplitting: { groups },
              // Every visit starts with a list of all pages' files: seven letters tell the versions of one apart.
              chunkFileNames: 'assets/[name]-[hash:7].js',
              postBanner: COMPILED_AT_ONCE,
            },
          },
    },
    // Bundled, so that the prerender entry runs without node_modules lookups of its own
    // and picks the browser's code paths.
    ssr: { noExternal: ['react-helmet-async'] },
  };
});
