/** What the desk's screen knows, as a pure reducer: boards and events go in, jobs and trucks come out. */
import type { Board, Job, JobUpdate, Truck } from '@/contract/job/record';
import type { Line } from './follow';

export interface DeskState {
  /** `loading` until the first board; `absent` where this back end has no desk. */
  status: 'loading' | 'ready' | 'absent' | 'denied';
  jobs: ReadonlyMap<number, Job>;
  trucks: readonly Truck[];
  line: Line;
  /** When the server last gave a sign, by this device's clock; milliseconds since the epoch. */
  heardAt: number | undefined;
  /** How far the server's clock is ahead of this device's, in milliseconds: countdowns go by the server's. */
  ahead: number;
}

export type DeskAction =
  | { type: 'board'; board: Board; at: number }
  | { type: 'update'; update: JobUpdate }
  | { type: 'saved'; job: Job }
  | { type: 'trucks'; trucks: readonly Truck[] }
  | { type: 'sign'; at: number }
  | { type: 'line'; line: Line }
  | { type: 'denied' }
  | { type: 'absent' };

export const FIRST: DeskState = {
  status: 'loading',
  jobs: new Map(),
  trucks: [],
  line: 'connecting',
  heardAt: undefined,
  ahead: 0,
};

/** `jobs` with `job` in it, unless a newer version of it is known: answers and events overtake one another. */
function withJob(jobs: DeskState['jobs'], job: Job): DeskState['jobs'] {
  if ((jobs.get(job.id)?.version ?? 0) > job.version) return jobs;
  return new Map(jobs).set(job.id, job);
}

export function deskReducer(state: DeskState, action: DeskAction): DeskState {
  switch (action.type) {
    case 'board': {
      const { jobs, trucks, now } = action.board;
      return {
        ...state,
        status: 'ready',
        jobs: new Map(jobs.map((job) => [job.id, job])),
        trucks,
        ahead: Date.parse(now) - action.at,
        heardAt: action.at,
      };
    }
    case 'update':
      return { ...state, jobs: withJob(state.jobs, action.update.job) };
    case 'saved':
      return { ...state, jobs: withJob(state.jobs, action.job) };
    case 'trucks':
      return { ...state, trucks: action.trucks };
    case 'sign':
      return { ...state, heardAt: action.at };
    case 'line':
      return { ...state, line: action.line };
    case 'denied':
    case 'absent':
      return { ...state, status: action.type };
  }
}
