/**
 * What the store costs: bookings against a bare loop, and a full store against a small one, in turns on one machine.
 */
import { rmSync } from 'node:fs';
import { startPostgres, postgresDatabase } from '../../server/support/postgres';
import { median } from '../median';
import { openBare } from './bare';
import { loadBookings } from './bookings-load';
import type { Row } from './files';
import { seed } from './seed';
import { startServer, temporary, type Running } from './server';
import { openTabs, QUESTIONS } from './tabs';

const ROUNDS = 5;
const SMALL = 1_000;
const TABS = 4;

interface Scale {
  /** Bookings in the large store. */
  rows: number;
  port: number;
}

const whole = (value: number): string => value.toLocaleString('en-GB', { maximumFractionDigits: 0 });
const at = (values: number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? NaN;
const tell = (text: string): void => void process.stderr.write(`${text}\n`);

async function againstBare(name: string, place: string, port: number): Promise<Row[]> {
  const directory = temporary('bare');
  const bare = await openBare(place, directory);
  const server = await startServer(place, port);
  const rounds: { bare: number; one: number; many: number }[] = [];
  for (let i = 0; i < ROUNDS + 1; i++) {
    rounds.push({
      bare: await bare.rate(1_500),
      one: (await loadBookings({ port, connections: 1, ms: 2_000 })).rate,
      many: (await loadBookings({ port, connections: 32, ms: 2_000 })).rate,
    });
  }
  await server.stop();
  await bare.close();
  rmSync(directory, { recursive: true, force: true });
  // The first round warms all up.
  const counted = rounds.slice(1);
  const row = (what: string, goal: string, key: 'one' | 'many'): Row => ({
    what: `${name}: durable bookings, ${what}, against a bare insert loop`,
    goal,
    ratio: median(counted.map((round) => round[key] / round.bare)),
    detail: `a second, ours/loop: ${counted.map((round) => `${whole(round[key])}/${whole(round.bare)}`).join(', ')} (${bare.durability})`,
  });
  return [row('1 connection', '≥ 0.6', 'one'), row('32 connections', '≥ 2', 'many')];
}

/** Bookings at 40 a second, which is more than a city has, with the dashboards open and closed in turns. */
async function withTabs(name: string, server: Running): Promise<Row> {
  const load = async () =>
    (await loadBookings({ port: server.port, connections: 8, ms: 6_000, everyMs: 200 })).latencies;
  const [closed, open]: [number[], number[]] = [[], []];
  await load();
  for (let i = 0; i < 3; i++) {
    closed.push(...(await load()));
    const tabs = await openTabs({ port: server.port, token: await server.token(), tabs: TABS });
    open.push(...(await load()));
    await tabs.close();
  }
  const line = (values: number[]): string => `p50 ${at(values, 0.5).toFixed(1)}, p99 ${at(values, 0.99).toFixed(1)} ms`;
  return {
    what: `${name}: full store with ${TABS} staff tabs, POST p99 against the same without`,
    goal: '≤ 2',
    ratio: at(open, 0.99) / at(closed, 0.99),
    detail: `with: ${line(open)}; without: ${line(closed)}`,
  };
}

/** The same questions to the small and the full store, in turns; the row's ratio is the worst question's. */
async function questions(name: string, small: Running, large: Running): Promise<Row> {
  const time = async ({ port }: Running, token: string, url: string): Promise<number> => {
    const begin = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}${url}`, { headers: { authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`);
    return performance.now() - begin;
  };
  const tokens = [await small.token(), await large.token()] as const;
  const found: { what: string; ratio: number; text: string }[] = [];
  for (const [what, url] of Object.entries(QUESTIONS)) {
    const [less, more]: [number[], number[]] = [[], []];
    for (let i = 0; i < 24; i++) {
      less.push(await time(small, tokens[0], url));
      more.push(await time(large, tokens[1], url));
    }
    const [a, b] = [median(less.slice(4)), median(more.slice(4))];
    found.push({ what, ratio: b / a, text: `${what} ${b.toFixed(1)}/${a.toFixed(1)}` });
  }
  return {
    what: `${name}: figures, lists and searches, full against ${whole(SMALL)} bookings (the slowest)`,
    goal: '≤ 3',
    ratio: Math.max(...found.map(({ ratio }) => ratio)),
    detail: `ms, full/small: ${found.map(({ text }) => text).join(', ')}`,
  };
}

async function starts(name: string, small: string, large: string, port: number): Promise<Row> {
  const time = async (place: string): Promise<number> => {
    const server = await startServer(place, port);
    await server.stop();
    return server.startedIn;
  };
  const rounds: { small: number; large: number }[] = [];
  for (let i = 0; i < ROUNDS; i++) rounds.push({ small: await time(small), large: await time(large) });
  return {
    what: `${name}: start with a full store against ${whole(SMALL)} bookings`,
    goal: '≤ 1.5',
    ratio: median(rounds.map((round) => round.large / round.small)),
    detail: `ms, full/small: ${rounds.map((round) => `${whole(round.large)}/${whole(round.small)}`).join(', ')}`,
  };
}

async function allOf(name: string, place: () => string, { rows, port }: Scale): Promise<Row[]> {
  const [bare, small, large] = [place(), place(), place()];
  const measured = await againstBare(name, bare, port);
  const begin = performance.now();
  await seed(small, SMALL);
  await seed(large, rows);
  tell(`${name}: ${whole(rows)} bookings are there after ${whole((performance.now() - begin) / 1000)} s`);
  measured.push(await starts(name, small, large, port));
  const [few, many] = [await startServer(small, port), await startServer(large, port + 1)];
  measured.push(await questions(name, few, many));
  await few.stop();
  measured.push(await withTabs(name, many));
  await many.stop();
  return measured;
}

export async function sqliteRows(scale: Scale): Promise<Row[]> {
  const made: string[] = [];
  try {
    return await allOf('SQLite', () => made[made.push(temporary('store')) - 1] as string, scale);
  } finally {
    for (const directory of made) rmSync(directory, { recursive: true, force: true });
  }
}

/** Throws where PostgreSQL is missing and cannot be installed. */
export async function postgresRows(scale: Scale): Promise<Row[]> {
  const { home, stop } = await startPostgres();
  try {
    return await allOf('PostgreSQL', () => postgresDatabase(home), scale);
  } finally {
    await stop();
  }
}
