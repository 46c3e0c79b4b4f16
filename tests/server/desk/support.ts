import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Purpose } from '../../../src/contract/job/link';
import type { Board, Job, JobUpdate } from '../../../src/contract/job/record';
import { bookingRequest, credential, testServer, type TestServer } from '../fixture';

export interface DeskServer extends TestServer {
  token: string;
  book(data: unknown): Promise<void>;
  board(): Promise<Board>;
  /** Status and body of a POST below `/api/desk`. */
  post(path: string, body: unknown): Promise<{ status: number; body: JobUpdate & { error?: string } }>;
  /** Makes a change of the newest version of `job`. */
  change(job: Job, change: object): Promise<{ status: number; body: JobUpdate & { error?: string } }>;
  get(path: string, token?: string): Promise<{ status: number; body: unknown }>;
  /** The token of a link to `job`; `renew` ends the links before it. */
  link(job: Job, purpose: Purpose, renew?: boolean): Promise<string>;
}

/** The token in the address of a link. */
export const tokenOf = (path: string): string => path.replace(/^.*#/, '');

export const call = (over: object = {}) => ({
  id: randomUUID(),
  by: 'Omar',
  phone: '050 765 4321',
  place: 'Al Quoz',
  ...over,
});

/** A server whose clock the test sets: `clock.now` in milliseconds since the epoch. */
export async function deskServer(clock: { now: number }): Promise<DeskServer> {
  const { token: key, env } = await credential();
  const server = await testServer(env, { now: () => clock.now });
  const token = await server.signIn(key);
  const headers = (given = token) => ({ authorization: `Bearer ${given}` });
  const post: DeskServer['post'] = async (path, payload) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/desk/${path}`,
      headers: headers(),
      payload: payload as object,
    });
    return { status: answer.statusCode, body: answer.body ? answer.json<JobUpdate>() : ({} as JobUpdate) };
  };
  return {
    ...server,
    token,
    async book(data) {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/real-crm-endpoint',
        payload: bookingRequest(data),
      });
      if (answer.statusCode > 201) throw new Error(`not booked: ${answer.body}`);
    },
    board: async () => (await server.app.inject({ url: '/api/desk/jobs', headers: headers() })).json<Board>(),
    post,
    change: (job, change) => post(`jobs/${job.id}`, { version: job.version, by: 'Omar', ...change }),
    async get(path, given) {
      const answer = await server.app.inject({
        url: `/api/desk/${path}`,
        headers: given === undefined ? headers() : given ? headers(given) : {},
      });
      return { status: answer.statusCode, body: answer.json() };
    },
    async link(job, purpose, renew = false) {
      const { status, body } = await post(`jobs/${job.id}/link`, { purpose, renew });
      expect(status).toBe(200);
      const { path } = body as unknown as { path: string };
      expect(path).toMatch(new RegExp(`^/${purpose}#[\\w.-]{50,64}$`));
      return tokenOf(path);
    },
  };
}

/** The database is as it was before its first job, and gives the same numbers again. */
export const goBack = ({ store: { database } }: DeskServer): Promise<void> =>
  database.write(async (trx) => {
    if (database.dialect === 'postgres')
      return void (await sql`TRUNCATE jobs, job_events RESTART IDENTITY`.execute(trx));
    for (const table of ['jobs', 'job_events'] as const) {
      await trx.deleteFrom(table).execute();
      await sql`DELETE FROM sqlite_sequence WHERE name = ${table}`.execute(trx);
    }
  });
