/**
 * Measures the built site: `npm run bench`, `npm run bench -- /about /book`, `npm run bench -- --all`. `--runs N` (3
 * unless told) before each median; `--quick` leaves out the fleet map; `--against=http://…` measures another site's
 * page beside the home page. Builds first unless `DIST_DIR` names a build. Prints Markdown and keeps it in `.bench/`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { buildSite, E2E_DIST } from '../../e2e/support/build';
import { startServer } from '../../e2e/support/server';
import { readSite } from '../dist/support/built-site';
import { timeCallButton, type CallButtonTime } from './call-button';
import { CATEGORIES, scorePage, type PageScore } from './lighthouse';
import { routesOf, sizesOf, type PageSizes } from './routes';
import { benchDeskBoard } from './desk-board';
import { benchFleet } from './fleet';
import { benchMainThread } from './main-thread';
import { benchFirstTap } from './first-tap';
import { benchTrackers } from './trackers';
import { benchVitals } from './vitals';
import { table } from './table';

const args = process.argv.slice(2);
/** A page of another site, to measure the home page's main thread against. */
const against = args.find((arg) => arg.startsWith('--against='))?.slice('--against='.length);
const runs = args.includes('--runs') ? Number(args[args.indexOf('--runs') + 1]) : 3;
if (!(Number.isInteger(runs) && runs > 0)) throw new Error('--runs takes a whole number above 0');

const ms = (value: number): string => `${Math.round(value)} ms`;
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const scoreTable = (pages: readonly PageScore[]): string =>
  table(
    ['Page', 'Perf', 'A11y', 'Best', 'SEO', 'LCP', 'TBT', 'CLS', 'Machine'],
    pages.map((p) => [
      p.path,
      ...CATEGORIES.map((id) => String(p.scores[id])),
      ms(p.lcp),
      ms(p.tbt),
      p.cls.toFixed(3),
      String(Math.round(p.benchmarkIndex)),
    ]),
  );
const sizeTable = (pages: readonly PageSizes[]): string =>
  table(
    ['Page', 'HTML', 'Entry', 'Initial scripts'],
    pages.map((p) => [p.path, kB(p.html), kB(p.entry), kB(p.initial)]),
  );
const callTable = (pages: readonly CallButtonTime[]): string =>
  table(
    ['Page', 'JavaScript on', 'JavaScript off'],
    pages.map((p) => [p.path, ms(p.withScript), ms(p.withoutScript)]),
  );

/** A build that `DIST_DIR` names may have no credential for the staff: what was measured before is not lost for it. */
const boardNotMeasured = (error: unknown): string =>
  `Not measured: ${String(error).split('\n')[0]} (a build by \`npx tsx e2e/support/build.ts\` lets the tests' staff in)`;

/** The fleet map's part of the report. */
const fleetPart = async (url: string): Promise<string> =>
  args.includes('--quick') ? '' : `\n## Fleet map\n\n${await benchFleet(url)}\n`;

const dist = path.resolve(process.env.DIST_DIR ?? E2E_DIST);
// The tests' build lets the tests' staff in, so that the board can be measured too; the site's own stays as it is.
if (!process.env.DIST_DIR) buildSite();
const site = readSite(dist);
const routes = routesOf(args, site);
const server = await startServer({ DIST_DIR: dist });
try {
  const load = loadavg()[0] as number;
  const note = [
    `${cpus().length} cores, load ${load.toFixed(1)} at the start.`,
    ...(load > cpus().length ? ['The machine is busy: figures are worse than on an idle one.'] : []),
  ].join(' ');
  const scores: PageScore[] = [];
  for (const route of routes) {
    const score = await scorePage(server.url, route, runs);
    console.error(`${route}: ${CATEGORIES.map((id) => score.scores[id]).join(' ')}`);
    scores.push(score);
  }
  const calls: CallButtonTime[] = [];
  // Enough to know every kind of page: the line, not the page, decides.
  for (const route of args.includes('--all') ? routesOf([], site) : routes)
    calls.push(await timeCallButton(server.url, route, runs));
  const lost = scores
    .filter((score) => score.lost.length > 0)
    .map((score) => `- ${score.path}\n${score.lost.map((line) => `  - ${line}`).join('\n')}`);
  const report = `# Measurements, ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC

${note} Medians of ${runs}.

## Lighthouse, mobile (simulated slow 4G, 4 × CPU)

${scoreTable(scores)}

"Machine" is Lighthouse's benchmark index: 1,000 and more on an idle desktop. Far below that, LCP and TBT say more about the machine than about the page.
${lost.length > 0 ? `\nWhat costs points:\n\n${lost.join('\n')}\n` : ''}
## Sizes as transferred

${sizeTable(routes.map((route) => sizesOf(site, route)))}

## Call button visible, cold (400 ms, 50 kB/s, 4 × CPU)

${callTable(calls)}

### With trackers' ids

${await benchTrackers(server.url, runs)}

## Largest paint and shifts (360 × 780, 3 ×, 4 × CPU, local line)

${await benchVitals(server.url, runs)}

## Main thread until the page is at rest (360 × 780, 4 × CPU)

${await benchMainThread(server.url, runs, against)}

## First touch to what it changes

${await benchFirstTap(server.url, runs)}

## The staff's board, script at 4 × CPU

${await benchDeskBoard(dist, runs).catch(boardNotMeasured)}
${await fleetPart(server.url)}`;
  console.log(report);
  mkdirSync('.bench', { recursive: true });
  writeFileSync(path.join('.bench', `${new Date().toISOString().slice(0, 19).replace(/:/g, '-')}.md`), report);
} finally {
  await server.stop();
  server.remove();
}
