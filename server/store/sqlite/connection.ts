import { Worker } from 'node:worker_threads';

export interface Query {
  sql: string;
  parameters?: readonly unknown[];
}
export interface Result {
  rows: Record<string, unknown>[];
  changes: number;
}

type Answer = { id: number; results: Result[] } | { id: number; error: { message: string; code: string } };
interface Waiting {
  resolve(results: Result[]): void;
  reject(error: Error): void;
}

const CLOSED = (): Error => Object.assign(new Error('The connection is closed'), { code: 'CLOSED' });

/** A thread with the file open, who waits for its answers, and whether it was asked to end. */
interface Opened {
  thread: Worker;
  waiting: Map<number, Waiting>;
  ending: boolean;
}

function answered({ thread, waiting, ending }: Opened, answer: Answer): void {
  const one = waiting.get(answer.id);
  waiting.delete(answer.id);
  // A thread without work keeps no program alive.
  if (waiting.size === 0 && !ending) thread.unref();
  if ('error' in answer) one?.reject(Object.assign(new Error(answer.error.message), { code: answer.error.code }));
  else one?.resolve(answer.results);
}

/** An SQLite connection in a thread. Errors carry SQLite's code (`SQLITE_FULL`, …) as `code`. */
export class Connection {
  readonly #file: string;
  #opened: Opened | undefined;
  #closed = false;
  #id = 0;

  constructor(file: string) {
    this.#file = file;
  }

  /** Runs statements one after the other, in one message; the first that fails ends the list. */
  run(queries: Query[]): Promise<Result[]> {
    if (this.#closed) return Promise.reject(CLOSED());
    const { thread, waiting } = (this.#opened ??= this.#open());
    const id = ++this.#id;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      thread.ref();
      thread.postMessage({ id, queries });
    });
  }

  /** One statement's rows. */
  async rows(sql: string, ...parameters: unknown[]): Promise<Record<string, unknown>[]> {
    const [result] = await this.run([{ sql, parameters }]);
    return result?.rows ?? [];
  }

  /**
   * Lets the file go, once what was asked before is answered; the next statement opens it
   * anew, without the settings of before. Only a thread's end lets go of all its statements,
   * and it has to end by itself: ended from outside within a statement, as `terminate()`
   * does, it takes the whole process with it (SIGABRT from libsql).
   */
  async release(): Promise<void> {
    const opened = this.#opened;
    this.#opened = undefined;
    if (!opened) return;
    const { thread } = opened;
    opened.ending = true;
    const ended = new Promise((resolve) => thread.once('exit', resolve));
    thread.ref();
    thread.postMessage('end');
    await ended;
  }

  /** For good. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.release();
  }

  #open(): Opened {
    const thread = new Worker(new URL('./thread.mjs', import.meta.url), {
      workerData: { file: this.#file },
      execArgv: [],
      env: {},
    });
    const opened: Opened = { thread, waiting: new Map(), ending: false };
    // A thread that could not open its file, or ended: nobody may wait for it, and the
    // next statement is for another.
    const end = (error: Error): void => {
      if (this.#opened === opened) this.#opened = undefined;
      for (const { reject } of opened.waiting.values()) reject(error);
      opened.waiting.clear();
    };
    thread.on('message', (answer: Answer) => answered(opened, answer));
    thread.on('error', end);
    thread.on('exit', () => end(CLOSED()));
    return opened;
  }
}
