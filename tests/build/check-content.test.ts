/** The build's check of the content: on the real one, and on one with mistakes. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { checkContent, wholePictures } from '@/build/check-content';

mkdirSync('node_modules/.cache', { recursive: true });
const folder = mkdtempSync('node_modules/.cache/check-content-');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The error that the build would end with; undefined: it continues. */
async function run(entry?: string, siteEntry?: string): Promise<string | undefined> {
  const plugin = checkContent(entry, siteEntry) as unknown as { configResolved: (c: ResolvedConfig) => Promise<void> };
  const config = { root: process.cwd(), publicDir: path.resolve('public'), build: {} } as ResolvedConfig;
  // What the build prints is the stack.
  return plugin.configResolved(config).then(
    () => undefined,
    (error: Error) => error.stack,
  );
}

it('lets the shipped content through', async () => {
  expect(await run()).toBeUndefined();
});

it('ends the build with every mistake before anything is written', async () => {
  writeFileSync(
    `${folder}/content.ts`,
    "export const contentModules = () => ({ '/src/content/en/home.ts': { home: { slides: [], image: { name: 'none', alt: 'x' } } } });\n",
  );
  writeFileSync(
    `${folder}/entry.ts`,
    "export { contentFaults, faultReport } from '@/content/check';\nexport { contentModules } from './content';\n",
  );
  const report = await run(`${folder}/entry.ts`);
  expect(report).toMatch(/2 mistakes; nothing was built/);
  expect(report).toContain('src/content/en/home.ts\n  home.slides is an empty list.');
  expect(report).toContain('names the picture "none", which has no files');
  expect(report).not.toMatch(/^ +at /m);
});

/** A module with one mistake of the identity and one of the claims. */
function siteWithMistakes(): string {
  writeFileSync(
    `${folder}/site.ts`,
    "import { siteFaults as faults } from '@/content/check/site';\nexport { faultReport } from '@/content/check/site';\n" +
      'export const areaFaults = () => [];\nexport const pathFaults = areaFaults;\n' +
      'export const claimFaults = () => claims({ ...figures, bookingCallbackMinutes: 5 });\n' +
      "import { claimFaults as claims } from '@/content/check/site';\nimport * as figures from '@/content/claims';\n" +
      "import { site } from '@/config/site';\nexport const siteFaults = () => faults({ ...site, hotline: '050 123 4567' });\n",
  );
  return `${folder}/site.ts`;
}

it('ends the build with the mistakes of the identity and the claims before content is made of it', async () => {
  const report = await run(`${folder}/no-such-entry.ts`, siteWithMistakes());
  expect(report).toMatch(/2 mistakes; nothing was built[^]*site\.ts\n {2}site\.hotline does not begin with \+/);
  expect(report).toMatch(/claims\.ts\n {2}bookingCallbackMinutes has no quotes around it \(5\)/);
});

it.each(['pathFaults', 'areaFaults'])('ends the build with the mistakes of the other lists too: %s', async (list) => {
  const fault = { file: 'src/x.ts', where: 'list[0]', what: 'is there twice', fix: 'Remove one.' };
  const faults = ['siteFaults', 'pathFaults', 'claimFaults', 'areaFaults'].map(
    (name) => `export const ${name} = () => ${JSON.stringify(name === list ? [fault] : [])};\n`,
  );
  writeFileSync(`${folder}/${list}.ts`, `export { faultReport } from '@/content/check/site';\n${faults.join('')}`);
  expect(await run(`${folder}/no-such-entry.ts`, `${folder}/${list}.ts`)).toContain(
    'src/x.ts\n  list[0] is there twice',
  );
});

it('names the place of content that imports a missing name, without a stack trace', async () => {
  mkdirSync(`${folder}/src/content`, { recursive: true });
  writeFileSync(
    `${folder}/src/content/page.ts`,
    "import { spoken } from './words';\nconst minutes: Record<string, string> = {};\nspoken(minutes.Deira!);\n",
  );
  writeFileSync(
    `${folder}/src/content/words.ts`,
    "export const spoken = (range: string) => range.replace('-', ' to ');\n",
  );
  writeFileSync(`${folder}/broken.ts`, "import './src/content/page';\n");
  const report = await run(`${folder}/broken.ts`);
  expect(report).toMatch(
    /^\nThe content cannot be read; nothing was built\.\n\nsrc\/content\/page\.ts\n {2}Cannot read/,
  );
  expect(report).toContain('`npm run check:types` says which');
  expect(report).not.toMatch(/^ +at /m);
});

it('ends the build before it starts: no service worker is made, and nothing is printed below the report', async () => {
  const checked = checkContent(`${folder}/no-such-entry.ts`, siteWithMistakes());
  const later: string[] = [];
  const others: Plugin = {
    name: 'others',
    buildStart: () => void later.push('start'),
    closeBundle: () => void later.push('close'),
  };
  const built = build({ configFile: false, logLevel: 'silent', build: { write: false }, plugins: [checked, others] });
  await expect(built).rejects.toThrow(/2 mistakes; nothing was built/);
  expect(later).toEqual([]);
});

it('counts a picture only with every size and type', () => {
  mkdirSync(`${folder}/pictures`);
  for (const name of ['whole', 'half'])
    for (const width of [480, 800, 1200, 1600])
      for (const type of ['avif', 'webp']) writeFileSync(`${folder}/pictures/${name}-${width}.${type}`, '');
  rmSync(`${folder}/pictures/half-1200.avif`);
  expect([...wholePictures(`${folder}/pictures`)]).toEqual(['whole']);
});
