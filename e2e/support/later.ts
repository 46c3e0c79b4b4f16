/** Lets time pass on the server's side: makes its jobs older instead of waiting. */
import { inDatabase } from './database';
import type { RunningServer } from './server';

const TIMES = ['created_at', 'state_at', 'taken_at', 'sent_at', 'undo_until', 'eta_at', 'eta_said_at'];

/** So many minutes go by at the desk. */
export function minutesGoBy(server: Pick<RunningServer, 'dataDir'>, minutes: number): void {
  const ms = minutes * 60_000;
  inDatabase(server, (db) => {
    db.exec('pragma busy_timeout = 5000');
    db.exec(`update jobs set ${TIMES.map((time) => `${time} = ${time} - ${ms}`).join(', ')}`);
    db.exec(`update job_events set at = at - ${ms}`);
  });
}
