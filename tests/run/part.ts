/** One part of `npm test`: a command of its own, its output kept until it ends, its time measured. */
import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { readCounts, type Counts } from './counts';

export interface Part {
  name: string;
  command: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Parts that must have passed before. */
  after?: readonly string[];
  /** Has the machine to itself: what it measures would suffer from company. */
  alone?: boolean;
}

export interface Outcome extends Counts {
  name: string;
  /** Whether it was started: what waits for a failed part is not. */
  ran: boolean;
  /** Seconds on the clock. */
  wall: number;
  /**
   * Seconds of processor time, user and system, of the command and all the processes that it started and waited for.
   * For a part that runs alone, all that the machine did meanwhile: nothing waits for a browser's processes, and two
   * thirds of the browser tests' work would be missing.
   */
  cpu: number;
  output: string;
}

/** Lines in which the runners' own reports say what failed, and why. */
const ENDING_LINES = 60;

/** The last lines of a part's output. */
export const ending = (output: string): string => output.trimEnd().split('\n').slice(-ENDING_LINES).join('\n');

/** `0m1.5s` → 1.5. */
const seconds = (text: string): number => {
  const [, minutes = '0', rest = '0'] = /(\d+)m([\d.]+)s/.exec(text) ?? [];
  return Number(minutes) * 60 + Number(rest);
};

// The shell's `times` is the one measure that every Unix has: the processor time of ended children, theirs included.
const MEASURED = '"$0" "$@"; code=$?; times >&3; exit $code';

/** Seconds that the machine's cores have worked since it started. */
const busySeconds = (): number =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000;

/**
 * Runs a part to its end. Never rejects: a command that cannot be started has failed.
 * `busy`: what the machine has worked so far, in seconds.
 */
export function runPart(part: Part, busy: () => number = busySeconds): Promise<Outcome> {
  const start = performance.now();
  const before = busy();
  const child = spawn('sh', ['-c', MEASURED, ...part.command], {
    env: { ...process.env, ...part.env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  let output = '';
  let times = '';
  child.stdout?.on('data', (text) => (output += text));
  child.stderr?.on('data', (text) => (output += text));
  child.stdio[3]?.on('data', (text) => (times += text));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const [, children = ''] = times.trim().split('\n');
      const waitedFor = children.split(/\s+/).reduce((sum, text) => sum + seconds(text), 0);
      const cpu = part.alone ? busy() - before : waitedFor;
      const wall = (performance.now() - start) / 1000;
      resolve({ name: part.name, ran: true, wall, cpu, output, ...readCounts(output, code === 0) });
    });
  });
}
