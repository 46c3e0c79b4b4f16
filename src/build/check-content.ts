/** Vite plugin: looks at the content before the build starts, and ends it where there are mistakes. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport, type Plugin, type ResolvedConfig } from 'vite';
import { dubaiDay } from '../contract/dubai-day.ts';

type Check = typeof import('../content/check/index.ts');
type SiteCheck = typeof import('../content/check/site.ts');

/** Every width and type that a page may ask for. */
const PICTURE_FILES = [480, 800, 1200, 1600].flatMap((width) => [`-${width}.avif`, `-${width}.webp`]);

/** Names of the pictures in `folder` that have all their files. */
export function wholePictures(folder: string): Set<string> {
  const files = new Set(readdirSync(folder));
  const names = [...files].map((file) => file.replace(/-\d+\.\w+$/, ''));
  return new Set(names.filter((name) => PICTURE_FILES.every((end) => files.has(name + end))));
}

const iconNames = (sprite: string): Set<string> =>
  new Set([...sprite.matchAll(/\bid="([^"]+)"/g)].map(([, name]) => name as string));

/** Without a stack trace: the mistake is in the content, not in this code. */
function mistake(report: string): Error {
  const error = new Error(report);
  error.stack = `\n${report}\n`;
  return error;
}

/**
 * The report for content that cannot be loaded at all, for example because a module imports a name that no longer
 * exists: where it stopped, in the owner's own files.
 */
function unreadable(error: unknown): string {
  const { message = String(error), stack = '' } = Object(error) as { message?: string; stack?: string };
  // The last module in the stack before the module runner is the one that failed. Line numbers are those of the
  // compiled code, so they are left out.
  const [own = ''] = stack.split('runInlinedModule');
  const file = [...own.matchAll(/\/(src\/(?:content|contract|config)\/[^\s():]+\.ts):\d/g)].at(-1)?.[1];
  // A syntax error or a missing file names its place itself.
  const what = file
    ? `${file}\n  ${message}.\n  A name that it takes from elsewhere is not there: \`npm run check:types\` says which.`
    : message;
  return `The content cannot be read; nothing was built.\n\n${what}`;
}

/** `siteEntry` is looked at first: content that is made of a wrong identity or figure may not even load. */
export function checkContent(entry = 'src/content/check/index.ts', siteEntry = 'src/content/check/site.ts'): Plugin {
  return {
    name: 'check-content',
    apply: 'build',
    // In `configResolved`, not `buildStart`: a build that fails later still makes the service worker, and prints that
    // below the report.
    async configResolved({ root, publicDir }: ResolvedConfig) {
      const load = async <T>(file: string): Promise<T> => {
        const resolve = { alias: { '@': path.join(root, 'src') } };
        const inline = { root, configFile: false, logLevel: 'silent', resolve } as const;
        const loaded = await runnerImport<T>(path.join(root, file), inline).catch((error: unknown) => {
          throw mistake(unreadable(error));
        });
        return loaded.module;
      };
      const identity = await load<SiteCheck>(siteEntry);
      const wrong = [
        ...identity.siteFaults(),
        ...identity.pathFaults(),
        ...identity.claimFaults(),
        ...identity.areaFaults(),
      ];
      if (wrong.length > 0) throw mistake(identity.faultReport(wrong));
      const module = await load<Check>(entry);
      const known = {
        pictures: wholePictures(path.join(publicDir, 'pictures')),
        icons: iconNames(readFileSync(path.join(publicDir, 'icons.svg'), 'utf8')),
        today: dubaiDay(Date.now()),
      };
      const faults = module.contentFaults(module.contentModules(), known);
      if (faults.length > 0) throw mistake(module.faultReport(faults));
    },
  };
}
