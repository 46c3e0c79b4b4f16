/** Vite plugin: looks at the content before anything is built, and ends the build where it has mistakes. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport, type Plugin, type ResolvedConfig } from 'vite';

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

/** `siteEntry` is looked at first: content that is made of a wrong identity may not even load. */
export function checkContent(entry = 'src/content/check/index.ts', siteEntry = 'src/content/check/site.ts'): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'check-content',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async buildStart() {
      if (config.build.ssr) return;
      const { root, publicDir } = config;
      const load = async <T>(file: string): Promise<T> => {
        const resolve = { alias: { '@': path.join(root, 'src') } };
        const inline = { root, configFile: false, logLevel: 'silent', resolve } as const;
        return (await runnerImport<T>(path.join(root, file), inline)).module;
      };
      const identity = await load<SiteCheck>(siteEntry);
      const wrong = identity.siteFaults();
      if (wrong.length > 0) return this.error(identity.faultReport(wrong));
      const module = await load<Check>(entry);
      const known = {
        pictures: wholePictures(path.join(publicDir, 'pictures')),
        icons: iconNames(readFileSync(path.join(publicDir, 'icons.svg'), 'utf8')),
      };
      const faults = module.contentFaults(module.contentModules(), known);
      if (faults.length > 0) this.error(module.faultReport(faults));
    },
  };
}
