import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { resolve } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { allReadAt, booking, bookingRequest, cleanUp, makeSite, temporaryDirectory } from './fixture';
import manifest from '../../package.json' with { type: 'json' };
import { NO_SETTINGS } from '../support/no-settings';

const ROOT = resolve(import.meta.dirname, '../..');
const dist = makeSite();
const IN_FLIGHT = 24;
/** Process groups that were started here and may still have members. */
const groups: number[] = [];

const wait = (ms: number) => new Promise((later) => setTimeout(later, ms));
/** `pid → [parent, group]` of every process that runs. */
function processes(): Map<number, [number, number]> {
  const found = new Map<number, [number, number]>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const [state, parent, group] = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      if (state !== 'Z') found.set(Number(pid), [Number(parent), Number(group)]);
    } catch {
      // It has ended meanwhile.
    }
  }
  return found;
}
const membersOf = (group: number): number[] =>
  [...processes()].flatMap(([pid, [, its]]) => (its === group ? [pid] : []));

afterEach(() => {
  for (const group of groups.splice(0)) if (membersOf(group).length > 0) process.kill(-group, 'SIGKILL');
});
afterAll(cleanUp);

interface Command {
  child: ChildProcess;
  port: number;
  output(): string;
}

/** `npm …` in a process group of its own, as a supervisor starts it; resolves when the server listens. */
async function npm(...args: string[]): Promise<Command> {
  const child = spawn('npm', args, {
    cwd: ROOT,
    detached: true,
    env: {
      ...NO_SETTINGS,
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: temporaryDirectory(),
      DIST_DIR: dist,
      RATE_BOOKINGS_PER_MINUTE: '100000',
      npm_config_update_notifier: 'false',
    },
  });
  if (child.pid) groups.push(child.pid);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += String(part)));
  for (let i = 0; i < 1200 && !text.includes('Serving the site at') && child.exitCode === null; i++) await wait(50);
  return { child, port: Number(/at http:\/\/127\.0\.0\.1:(\d+)/.exec(text)?.[1]), output: () => text };
}

/** A connection on which half a booking has been sent; `finish` sends the rest and gives the whole answer. */
async function halfSent(port: number, cut: 'headers' | 'body'): Promise<{ finish(): Promise<string> }> {
  const body = JSON.stringify(bookingRequest(booking()));
  const request = `POST /api/real-crm-endpoint HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  const at = cut === 'headers' ? 40 : request.length - 30;
  let answer = '';
  const socket = await connected(port);
  socket.on('data', (part) => (answer += String(part)));
  const closed = new Promise((done) => socket.on('close', done));
  socket.write(request.slice(0, at));
  return {
    async finish() {
      socket.write(request.slice(at));
      await closed;
      return answer;
    },
  };
}
const allRead = (port: number): Promise<void> => allReadAt(`http://127.0.0.1:${port}`);
const connected = (port: number): Promise<Socket> =>
  new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1', () => done(socket));
    socket.on('error', fail);
    socket.on('error', () => undefined);
  });

describe.skipIf(!existsSync('/proc/self/stat'))('the real command, stopped with requests in flight', () => {
  const serve = ['run', 'serve'];
  const start = ['start', '--ignore-scripts'];
  const stops = [
    ...(['SIGTERM', 'SIGINT'] as const).flatMap((signal) =>
      (['group', 'npm', 'server'] as const).map((whom) => ({ args: serve, signal, whom })),
    ),
    // A terminal that is closed signals all that runs in it.
    { args: start, signal: 'SIGHUP', whom: 'group' } as const,
  ];

  it('start and serve are one command, so that what stops one stops the other', () => {
    expect(manifest.scripts.start).toBe(manifest.scripts.serve);
  });

  it.each(stops)(
    'npm $args.0, $signal to the $whom: none is cut, and everything ends',
    async ({ args, signal, whom }) => {
      const { child, port, output } = await npm(...args);
      expect(port, output()).toBeGreaterThan(0);
      const group = child.pid ?? 0;
      // npm's one child is the server itself: no shell or wrapper between them that could die first.
      const [server = 0, ...others] = [...processes()].flatMap(([pid, [parent]]) => (parent === group ? [pid] : []));
      expect([readFileSync(`/proc/${server}/cmdline`, 'utf8').split('\0')[0], others]).toEqual(['node', []]);
      const target = { group: -group, npm: group, server }[whom];

      const halves = await Promise.all(
        Array.from({ length: IN_FLIGHT }, (_, i) => halfSent(port, i % 2 ? 'headers' : 'body')),
      );
      // Browsers open connections ahead of need. Those hold up nobody.
      const silent = await connected(port);
      silent.on('data', () => undefined);
      await allRead(port);
      process.kill(target, signal);
      await wait(300);
      const answers = await Promise.all(halves.map((half) => half.finish()));
      expect(answers.map((answer) => answer.split('\r\n')[0])).toEqual(Array(IN_FLIGHT).fill('HTTP/1.1 201 Created'));
      const since = performance.now();
      while (membersOf(group).length > 0 && performance.now() - since < 8000) await wait(50);
      expect(membersOf(group)).toEqual([]);
      expect(output().match(/finishing requests in progress/g)).toHaveLength(1);
    },
    120_000,
  );

  it('npm hands the signal of its group on late, on a busy machine: that is no second one', async () => {
    const { child, port } = await npm(...start);
    const group = child.pid ?? 0;
    const half = await halfSent(port, 'body');
    await allRead(port);
    process.kill(group, 'SIGSTOP');
    process.kill(-group, 'SIGTERM');
    await wait(1500);
    process.kill(group, 'SIGCONT');
    await wait(500);
    expect(await half.finish()).toMatch(/^HTTP\/1\.1 201 /);
  }, 60_000);

  it('a second signal, later, means now', async () => {
    const { child, port } = await npm(...serve);
    const half = await halfSent(port, 'body');
    await allRead(port);
    process.kill(-(child.pid ?? 0), 'SIGTERM');
    await wait(3500);
    process.kill(-(child.pid ?? 0), 'SIGTERM');
    const since = performance.now();
    while (membersOf(child.pid ?? 0).length > 0 && performance.now() - since < 4000) await wait(50);
    expect(membersOf(child.pid ?? 0)).toEqual([]);
    expect(await half.finish()).toBe('');
  }, 60_000);
});
