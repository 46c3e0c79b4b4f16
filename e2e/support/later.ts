/** Lets time pass on the server's side: makes its jobs older instead of waiting. */
import path from 'node:path';
import Connection from 'libsql';
import type { RunningServer } from './server';

const TIMES = ['created_at', 'state_at', 'taken_at', 'sent_at', 'undo_until', 'eta_at', 'eta_said_at'];

/** So many minutes go by at the desk. */
export function minutesGoBy(server: Pick<RunningServer, 'dataDir'>, minutes: number): void {
  const db = new Connection(path.join(server.dataDir, 'bookings.db'));
  try {
    const ms = minutes * 60_000;
    db.exec('pragma busy_timeout = 5000');
    db.exec(`update jobs set ${TIMES.map((time) => `${time} = ${time} - ${ms}`).join(', ')}`);
    db.exec(`update job_events set at = at - ${ms}`);
  } finally {
    db.close();
  }
}
