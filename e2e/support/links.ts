/** Steps of the tests of the three links: what the desk does meanwhile, straight at the API. */
import { pbkdf2Sync, randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { Board, Job, JobUpdate } from '../../src/contract/job/record';
import type { Purpose } from '../../src/contract/job/link';
import { CRM } from './dashboard';
import { STAFF } from './staff';
import { expect } from './test';

const SALT = Buffer.from('0123456789abcdef0123456789abcdef', 'hex');

export interface DeskHands {
  job(): Promise<Job>;
  change(change: object): Promise<void>;
  call(over?: object): Promise<void>;
  /** Puts a truck on the job, the only one there is. */
  truck(over?: object): Promise<void>;
  /** A photograph as the staff gets it. */
  photo(id: string): Promise<Buffer>;
  /** Path and fragment of a link. */
  link(purpose: Purpose): Promise<string>;
}

/** The desk of a server with one job; where there are more, of the one that `call` has taken down last. */
export async function deskOf(request: APIRequestContext): Promise<DeskHands> {
  const key = pbkdf2Sync(STAFF.password, SALT, 600_000, 32, 'sha256').toString('base64url');
  const opened = await request.post(CRM, {
    data: { action: 'sign-in' },
    headers: { authorization: `Bearer ${key}` },
  });
  const { token } = (await opened.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const post = async <T>(path: string, data: object): Promise<T> => {
    const answer = await request.post(`/api/desk/${path}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as T;
  };
  let mine: number | undefined;
  const job = async (): Promise<Job> => {
    const { jobs } = (await (await request.get('/api/desk/jobs', { headers })).json()) as Board;
    return (mine === undefined ? jobs[0] : jobs.find(({ id }) => id === mine)) as Job;
  };
  const change = async (asked: object): Promise<void> => {
    const { id, version } = await job();
    await post(`jobs/${id}`, { version, by: 'Omar', ...asked });
  };
  return {
    job,
    change,
    async call(over = {}) {
      const data = { id: randomUUID(), by: 'Omar', phone: '050 765 4321', ...over };
      mine = (await post<JobUpdate>('jobs', data)).job.id;
    },
    async truck(over = {}) {
      const { trucks } = await post<{ trucks: { id: number }[] }>('trucks', {
        plate: 'D 12345',
        kind: 'Flatbed',
        driver: 'Ali',
        phone: '0501112222',
        onDuty: true,
        ...over,
      });
      await change({ kind: 'truck', truckId: trucks.at(-1)?.id });
    },
    photo: async (id) => (await request.get(`/api/desk/photos/${id}`, { headers })).body(),
    link: async (purpose) => (await post<{ path: string }>(`jobs/${(await job()).id}/link`, { purpose })).path,
  };
}
