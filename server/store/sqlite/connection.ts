import { Worker } from 'node:worker_threads';

export interface Query {
  sql: string;
  parameters: readonly unknown[];
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

/** An SQLite connection in a thread. Errors carry SQLite's code (`SQLITE_FULL`, …) as `code`. */
export class Connection {
  readonly #file: string;
  #thread: Worker | undefined;
  #closed = false;
  #waiting = new Map<number, Waiting>();
  #id = 0;

  /** `file`: a path, or a `file:` address with options (`?mode=ro`). */
  constructor(file: string) {
    this.#file = file;
  }

  /** Runs statements one after the other, in one message; the first that fails ends the list. */
  run(queries: Query[]): Promise<Result[]> {
    if (this.#closed) return Promise.reject(CLOSED());
    const thread = (this.#thread ??= this.#start());
    const id = ++this.#id;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      thread.ref();
      thread.postMessage({ id, queries });
    });
  }

  /** One statement's rows. */
  async rows(sql: string, ...parameters: unknown[]): Promise<Record<string, unknown>[]> {
    const [result] = await this.run([{ sql, parameters }]);
    return result?.rows ?? [];
  }

  /** Lets the file go; the next statement opens it anew, without the settings of before. Only a thread's end lets go of all its statements. */
  async release(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.terminate();
    this.#failAll(CLOSED());
  }

  /** For good. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.release();
  }

  #start(): Worker {
    const thread = new Worker(new URL('./thread.mjs', import.meta.url), {
      workerData: { file: this.#file },
      execArgv: [],
      env: {},
    });
    thread.on('message', (answer: Answer) => this.#answered(answer));
    thread.on('error', (error: Error) => this.#failAll(error));
    thread.on('exit', () => {
      if (this.#thread === thread) this.#thread = undefined;
    });
    // A thread without work keeps no program alive.
    thread.unref();
    return thread;
  }

  #answered(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (this.#waiting.size === 0) this.#thread?.unref();
    if ('error' in answer) waiting?.reject(Object.assign(new Error(answer.error.message), { code: answer.error.code }));
    else waiting?.resolve(answer.results);
  }

  #failAll(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
