/** Requests to the desk. Nothing here throws: what can go wrong is one of the answers. */
import type { JobChange, NewJob, TruckChange } from '@/contract/job/change';
import type { FoundJobs } from '@/contract/job/find';
import type { Purpose } from '@/contract/job/link';
import type { JobPhoto } from '@/contract/job/photo';
import type { Job, JobEvent, JobUpdate, Truck } from '@/contract/job/record';
import { apiError, isApiError } from '@/lib/api-error';
import { fetchInTime } from '@/lib/fetch-in-time';
import { BOARD_URL } from './follow';

/** How long an answer may take, body included, in milliseconds. */
const LIMIT_MS = 10_000;

export type Saved<T> =
  | { kind: 'ok'; value: T }
  /** Somebody else was faster: the job as it is now, and the server's message. */
  | { kind: 'conflict'; job: Job; error: string }
  | { kind: 'refused'; error: string }
  /** No network, a timeout, an answer that is not the desk's, or a server error: whether it was saved is unknown. */
  | { kind: 'failed' };

/**
 * What `read` makes of the answer, body included; undefined where none came in time.
 * `body` is sent as JSON, without one it only asks.
 */
export const request = <T>(
  token: string,
  url: string,
  read: (response: Response) => Promise<T>,
  body?: unknown,
): Promise<T | undefined> => fetchInTime(url, { token, body }, LIMIT_MS, read);

/** `holds`: the property that shows that an answer is the desk's. */
async function send<T extends object>(token: string, url: string, body: object, holds: keyof T): Promise<Saved<T>> {
  const read = async (response: Response): Promise<Saved<T>> => {
    const answer = Object(await response.json()) as T & { job?: Job };
    if (response.ok) return holds in answer ? { kind: 'ok', value: answer } : { kind: 'failed' };
    const error = apiError(answer);
    if (error === undefined || response.status >= 500 || response.status === 429) return { kind: 'failed' };
    const { job } = answer;
    return response.status === 409 && job ? { kind: 'conflict', job, error } : { kind: 'refused', error };
  };
  return (await request(token, url, read, body)) ?? { kind: 'failed' };
}

/** Changes a job: see `Saved`. */
export const changeJob = (token: string, id: number, change: JobChange): Promise<Saved<JobUpdate>> =>
  send(token, `${BOARD_URL}/${id}`, change, 'job');

/** Adds the job of a phone call; the same id again brings back the first. */
export const addJob = (token: string, job: NewJob): Promise<Saved<JobUpdate>> => send(token, BOARD_URL, job, 'job');

/** Adds or changes a truck, or its duty alone; the answer names all of them. */
export const saveTruck = (token: string, truck: TruckChange): Promise<Saved<{ trucks: Truck[] }>> =>
  send(token, '/api/desk/trucks', truck, 'trucks');

/** Path and fragment of a link to the job; undefined if the request failed. */
export async function makeLink(token: string, id: number, purpose: Purpose): Promise<string | undefined> {
  const made = await send<{ path: string }>(token, `${BOARD_URL}/${id}/link`, { purpose }, 'path');
  return made.kind === 'ok' ? made.value.path : undefined;
}

/** Whether the server itself says that there is nothing: a web page with a 404 does not count. */
export const isGone = async (response: Response): Promise<boolean> => response.status === 404 && isApiError(response);

/** What `read` makes of a good answer; undefined for any other, and where none came. */
const get = <T>(
  token: string,
  url: string,
  read: (response: Response) => Promise<T | undefined>,
): Promise<T | undefined> => request(token, url, async (response) => (response.ok ? read(response) : undefined));

/** The newest jobs with these words, or this phone number; undefined where no answer came. */
export const findJobs = (token: string, q: string): Promise<FoundJobs | undefined> =>
  get(token, `/api/desk/find?q=${encodeURIComponent(q)}`, async (response) => {
    const found = (await response.json()) as FoundJobs;
    return Array.isArray(found.jobs) ? found : undefined;
  });

/** Which of these jobs the server says it no longer has. */
export async function erasedOf(token: string, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const gone = await Promise.all(ids.map((id) => request(token, `${BOARD_URL}/${id}`, isGone)));
  return new Set(ids.filter((_, place) => gone[place]));
}

/** What happened to a job, oldest first; undefined where no answer came. */
export const readHistory = (token: string, id: number): Promise<JobEvent[] | undefined> =>
  get(token, `${BOARD_URL}/${id}`, async (response) => ((await response.json()) as { events: JobEvent[] }).events);

/** Photographs of a job's vehicle, in the order in which they came; undefined where no answer came. */
export const readPhotos = (token: string, id: number): Promise<JobPhoto[] | undefined> =>
  get(
    token,
    `${BOARD_URL}/${id}/photos`,
    async (response) => ((await response.json()) as { photos: JobPhoto[] }).photos,
  );

/** One picture: no address shows it without the token. */
export const readPhoto = (token: string, id: string): Promise<Blob | undefined> =>
  get(token, `/api/desk/photos/${id}`, async (response) => {
    const picture = await response.blob();
    return picture.type.startsWith('image/') ? picture : undefined;
  });
