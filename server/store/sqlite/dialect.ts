import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { Connection, Query } from './connection.ts';

/**
 * Kysely's view of the one connection. The start of a transaction travels with its first
 * statement: one message less to wait for.
 */
class ThreadConnection implements DatabaseConnection {
  #opening: Query[] = [];
  constructor(readonly connection: Connection) {}

  begin(sql: string): void {
    this.#opening = [{ sql }];
  }

  async end(sql: 'commit' | 'rollback'): Promise<void> {
    const unopened = this.#opening.length > 0;
    this.#opening = [];
    if (unopened) return;
    const ended = this.connection.run([{ sql }]);
    // On a full disk SQLite rolls back by itself, so this rollback may fail; the original error is the one to report.
    await (sql === 'rollback' ? ended.catch(() => undefined) : ended);
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const opening = this.#opening;
    this.#opening = [];
    const results = await this.connection.run([...opening, { sql, parameters }]);
    const { rows, changes } = results.at(-1) ?? { rows: [], changes: 0 };
    return { rows: rows as R[], numAffectedRows: BigInt(changes) };
  }

  /** Part of the interface; lists that are too long for one answer have pages. */
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The store does not stream');
  }
}

/** One connection, so one user at a time. */
class ThreadDriver implements Driver {
  #turn: Promise<void> = Promise.resolve();
  #release: () => void = () => undefined;
  readonly #connection: ThreadConnection;
  readonly #begin: string;

  constructor(connection: Connection, begin: string) {
    this.#connection = new ThreadConnection(connection);
    this.#begin = begin;
  }

  async init(): Promise<void> {}
  async acquireConnection(): Promise<ThreadConnection> {
    const before = this.#turn;
    let release: () => void = () => undefined;
    this.#turn = new Promise((done) => (release = done));
    await before;
    this.#release = release;
    return this.#connection;
  }
  async releaseConnection(): Promise<void> {
    this.#release();
  }
  async beginTransaction(connection: ThreadConnection): Promise<void> {
    connection.begin(this.#begin);
  }
  commitTransaction = (connection: ThreadConnection): Promise<void> => connection.end('commit');
  rollbackTransaction = (connection: ThreadConnection): Promise<void> => connection.end('rollback');
  async destroy(): Promise<void> {}
}

/**
 * `begin`: how a transaction starts; a writer says 'begin immediate', since one that
 * becomes a writer halfway can be turned away.
 */
export const threadDialect = (connection: Connection, begin: string): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new ThreadDriver(connection, begin),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
