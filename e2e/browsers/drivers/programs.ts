/** Programs that a driver starts and ends again. */
import { spawn, type ChildProcess } from 'node:child_process';

/** A program may take this long to say that it is there: a cold disk on a busy machine. */
const START_LIMIT_MS = 60_000;

interface Program {
  process: ChildProcess;
  /** What `said` caught. */
  match?: RegExpExecArray;
  /** Ends it and what it started; resolves when it is gone. */
  end: () => Promise<void>;
}

/** Starts a program in a process group of its own; `said`: wait until its output matches this. */
export async function start(
  command: string,
  args: string[],
  { said, env = {} }: { said?: RegExp; env?: Record<string, string> },
): Promise<Program> {
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', ...Array<'pipe' | 'ignore'>(3).fill(said ? 'pipe' : 'ignore')],
    env: { ...process.env, ...env },
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null && child.pid) {
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has just ended by itself.
      }
    }
    await gone;
  };
  if (!said) return { process: child, end };
  let output = '';
  try {
    const match = await new Promise<RegExpExecArray>((resolve, reject) => {
      const fail = (why: string) => reject(new Error(`${command} ${why}:\n${output}`));
      const timer = setTimeout(() => fail('did not start in time'), START_LIMIT_MS);
      const listen = (chunk: Buffer): void => {
        output += String(chunk);
        const found = said.exec(output);
        if (!found) return;
        clearTimeout(timer);
        resolve(found);
      };
      for (const pipe of child.stdio.slice(1)) pipe?.on('data', listen);
      child.once('error', (error) => fail(error.message));
      child.once('exit', (code) => fail(`ended with ${code}`));
    });
    return { process: child, match, end };
  } catch (error) {
    if (child.pid) await end();
    throw error;
  }
}
