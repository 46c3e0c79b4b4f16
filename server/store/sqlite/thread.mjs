// @ts-check
/**
 * One SQLite connection in a thread of its own, so that neither a slow query nor the wait
 * for the disk holds up the server. Plain JavaScript, since a thread starts without the
 * loader that the server's TypeScript comes through. It runs the statements of one message
 * in order and answers `{ id, results }`, or `{ id, error }` at the first that fails. The
 * message 'end' ends it, after what was asked before.
 */
import Connection from 'libsql';
import { parentPort, workerData } from 'node:worker_threads';

/** Size of the cache of prepared statements: each search makes as many as it has words, so the oldest are dropped. */
const KEPT = 200;

const db = new Connection(workerData.file);
/** @type {Map<string, import('libsql').Statement>} */
const prepared = new Map();

/** @param {string} sql */
function prepare(sql) {
  const known = prepared.get(sql);
  if (known) return known;
  const statement = db.prepare(sql);
  prepared.set(sql, statement);
  if (prepared.size > KEPT) prepared.delete([...prepared.keys()][0] ?? '');
  return statement;
}

/** @param {{ sql: string, parameters?: readonly unknown[] }} query */
function run({ sql, parameters = [] }) {
  const statement = prepare(sql);
  if (statement.reader) return { rows: statement.all([...parameters]), changes: 0 };
  return { rows: [], changes: statement.run([...parameters]).changes };
}

parentPort?.on('message', (message) => {
  if (message === 'end') {
    parentPort?.close();
    return;
  }
  const { id, queries } = message;
  try {
    parentPort?.postMessage({ id, results: queries.map(run) });
  } catch (error) {
    const { message: text, code = '' } = /** @type {Error & { code?: string }} */ (error);
    parentPort?.postMessage({ id, error: { message: text, code } });
  }
});
