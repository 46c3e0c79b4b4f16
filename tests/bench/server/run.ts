/**
 * `npm run bench:server`: what the server can do, as ratios measured in one run on one machine.
 * `BENCH_PORT` (default 4380) and the next one must be free. `BENCH_ROWS`: bookings in the full
 * store, a million by default. `npm run bench:server -- files sqlite postgres` runs only these.
 */
import { wantedOf } from '../../run/wanted';
import { filesAgainstNginx, type Row } from './files';
import { postgresRows, sqliteRows } from './store';
import { deskStreams } from './streams';

const port = Number(process.env.BENCH_PORT ?? 4380);
const scale = { port, rows: Number(process.env.BENCH_ROWS ?? 1_000_000) };
/** Each measures some rows; add one here. */
const PARTS: Record<string, () => Promise<Row[]>> = {
  sqlite: () => sqliteRows(scale),
  postgres: () => postgresRows(scale),
  files: async () => [await filesAgainstNginx(port)],
  desk: async () => [await deskStreams(port)],
};

const wanted = wantedOf(Object.keys(PARTS));
const begin = performance.now();
console.log('| what | goal | ratio | |\n| --- | --- | --- | --- |');
for (const [name, measure] of Object.entries(PARTS)) {
  if (!wanted.includes(name)) continue;
  for (const { what, goal, ratio, detail } of await measure())
    console.log(`| ${what} | ${goal} | ${ratio === undefined ? '—' : ratio.toFixed(2)} | ${detail} |`);
}
process.stderr.write(`${Math.round((performance.now() - begin) / 1000)} s\n`);
