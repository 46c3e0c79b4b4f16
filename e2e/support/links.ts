/** Steps of the tests of the three links: what the desk does meanwhile, straight at the API. */
import { randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { Board, Job, JobUpdate } from '../../src/contract/job/record';
import type { Purpose } from '../../src/contract/job/link';
import { openSession } from './dashboard';
import { expect } from './test';

export interface DeskHands {
  job(): Promise<Job>;
  /** From now on the job of this booking. */
  of(booking: string): Promise<void>;
  change(change: object): Promise<void>;
  call(over?: object): Promise<void>;
  /** Plate of its own truck, which nobody else has. */
  plate: string;
  /** Puts that truck on the job. */
  truck(over?: object): Promise<void>;
  /** Takes the job and sends that truck, which is there in 20 minutes. */
  sent(over?: object): Promise<void>;
  /** A photograph as the staff gets it. */
  photo(id: string): Promise<Buffer>;
  /** Path and fragment of a link. */
  link(purpose: Purpose): Promise<string>;
}

/** The desk of a server, with the one job that it is told of, or has taken down. */
export async function deskOf(request: APIRequestContext): Promise<DeskHands> {
  const headers = { authorization: `Bearer ${await openSession(request)}` };
  const post = async <T>(path: string, data: object): Promise<T> => {
    const answer = await request.post(`/api/desk/${path}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as T;
  };
  const get = async <T>(path: string): Promise<T> =>
    (await (await request.get(`/api/desk/${path}`, { headers })).json()) as T;
  const plate = `D ${randomInt(10_000, 100_000)}`;
  let mine: number | undefined;
  const job = async (): Promise<Job> => (await get<{ job: Job }>(`jobs/${mine}`)).job;
  const change = async (asked: object): Promise<void> => {
    const { id, version } = await job();
    await post(`jobs/${id}`, { version, by: 'Omar', ...asked });
  };
  const truck = async (over = {}): Promise<void> => {
    const wanted = { plate, kind: 'Flatbed', driver: 'Ali', phone: '0501112222', onDuty: true, ...over };
    const { trucks } = await post<Pick<Board, 'trucks'>>('trucks', wanted);
    await change({ kind: 'truck', truckId: trucks.find((one) => one.plate === wanted.plate)?.id });
  };
  return {
    job,
    change,
    plate,
    truck,
    async of(booking) {
      mine = (await get<Board>('jobs')).jobs.find(({ bookingId }) => bookingId === booking)?.id;
    },
    async call(over = {}) {
      const data = { id: randomUUID(), by: 'Omar', phone: '050 765 4321', ...over };
      mine = (await post<JobUpdate>('jobs', data)).job.id;
    },
    async sent(over) {
      await change({ kind: 'step', to: 'taken' });
      await truck(over);
      await change({ kind: 'step', to: 'sent', minutes: 20 });
    },
    photo: async (id) => (await request.get(`/api/desk/photos/${id}`, { headers })).body(),
    link: async (purpose) => (await post<{ path: string }>(`jobs/${(await job()).id}/link`, { purpose })).path,
  };
}
