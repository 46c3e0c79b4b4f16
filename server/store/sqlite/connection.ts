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
  // An idle thread must not keep the process alive.
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
   * Closes the file, once everything asked before is answered; the next statement opens it again, with default
   * settings. SQLite frees all statements only when the thread ends, and it must end by itself: `terminate()` in the
   * middle of a statement kills the whole process (SIGABRT from libsql).
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

  /** Closes the connection for good. */
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
    // The thread could not open its file, or has ended: reject what waits, and let the next statement start another
    // thread.
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
