/** Files of the built site: this server against nginx, the same precompressed files, one worker each, in turns. */
import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { load } from './load';
import { startNginx } from './nginx';
import { median } from '../median';
import { startServer, temporary } from './server';

const ROOT = resolve(import.meta.dirname, '../../..');
const ROUNDS = 5;
const MS = 3_000;
const CONNECTIONS = 16;
const PATHS = ['/', '/about', '/book', '/robots.txt'];

export interface Row {
  what: string;
  goal: string;
  ratio: number | undefined;
  detail: string;
}

/** The row of the table; no ratio where nginx is not installed. Throws where the site has not been built. */
export async function filesAgainstNginx(port: number): Promise<Row> {
  const dist = resolve(ROOT, process.env.DIST_DIR ?? 'dist');
  if (!existsSync(join(dist, 'index.html.gz'))) throw new Error('Run `npm run build` first.');
  const row = { what: 'static files against nginx, same precompressed files, one worker each', goal: '≥ 0.35' };
  const nginx = await startNginx(dist, port + 1);
  if (!nginx) return { ...row, ratio: undefined, detail: 'nginx is not installed' };
  const dataDir = temporary('data');
  const server = await startServer(dataDir, port, dist);
  try {
    const measure = (at: number) => load({ port: at, paths: PATHS, connections: CONNECTIONS, ms: MS });
    const rounds: { ours: number; theirs: number }[] = [];
    for (let i = 0; i < ROUNDS + 1; i++) rounds.push({ ours: await measure(port), theirs: await measure(port + 1) });
    // The first round warms both up.
    const counted = rounds.slice(1);
    const ratio = median(counted.map(({ ours, theirs }) => ours / theirs));
    const all = counted.map(({ ours, theirs }) => `${Math.round(ours)}/${Math.round(theirs)}`).join(', ');
    return { ...row, ratio, detail: `answers a second, ours/nginx: ${all}` };
  } finally {
    await server.stop();
    await nginx.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
