/** What the tests of links share: a booking with its ticket, a truck for it, and what is asked by a link. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { LinkProblem, LinkView } from '../../../src/contract/job/link';
import type { Job } from '../../../src/contract/job/record';
import { booking, bookingRequest } from '../fixture';
import { clock, desk, MINUTE, only } from './fresh-desk';
import { tokenOf } from './support';

interface Answer {
  status: number;
  body: LinkView & LinkProblem;
}
export async function ask(token: string, change?: object, address = '10.0.0.1'): Promise<Answer> {
  const answer = await desk.app.inject({
    method: change ? 'POST' : 'GET',
    url: '/api/link',
    headers: { authorization: `Bearer ${token}` },
    remoteAddress: address,
    ...(change ? { payload: change } : {}),
  });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['referrer-policy']).toBe('no-referrer');
  return { status: answer.statusCode, body: answer.json() };
}
export const press = (token: string, change: object) => ask(token, { id: randomUUID(), ...change });

export async function booked(over: object = {}): Promise<{ track: string; job: Job; data: Record<string, unknown> }> {
  const data = booking(over as Record<string, unknown>);
  const answer = await desk.app.inject({
    method: 'POST',
    url: '/api/real-crm-endpoint',
    payload: bookingRequest(data),
  });
  expect(answer.statusCode).toBe(201);
  return { track: tokenOf(answer.json<{ track: string }>().track), job: await only(), data };
}
/** Adds a truck; its id. */
export async function addTruck(truck: { plate: string } & Record<string, unknown>): Promise<number | undefined> {
  const { body } = await desk.post('trucks', { onDuty: true, ...truck });
  const { trucks } = body as unknown as { trucks: { id: number; plate: string }[] };
  return trucks.find(({ plate }) => plate === truck.plate)?.id;
}
export async function withTruck(job: Job): Promise<Job> {
  const truckId = await addTruck({
    plate: 'D 12345',
    kind: 'Flatbed',
    driver: 'Ali',
    phone: '0501112222',
    lang: 'ur',
  });
  await desk.change(job, { kind: 'step', to: 'taken' });
  await desk.change(await only(), { kind: 'truck', truckId });
  return only();
}
export const move = async (to: string, rest: object = {}) => {
  clock.now += MINUTE;
  expect(await desk.change(await only(), { kind: 'step', to, ...rest })).toMatchObject({ status: 200 });
};
