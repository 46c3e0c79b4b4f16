/** What the desk's screen knows, as a pure reducer: boards and events go in, jobs and trucks come out. */
import type { Board, Job, JobEvent, JobUpdate, Truck } from '@/contract/job/record';
import { isMessage } from '@/contract/job/messages';
import type { Line } from './follow';

export interface DeskState {
  /** `loading` until the first board; `absent` if the answers contain none, so the back end most likely has no desk. */
  status: 'loading' | 'ready' | 'absent';
  jobs: ReadonlyMap<number, Job>;
  /** Jobs that were saved here and whose event has not arrived yet: a board may be older than these. */
  savedAhead: ReadonlyMap<number, Job>;
  /** Counts the boards: a new one may come because a job was erased. */
  boards: number;
  trucks: readonly Truck[];
  /** Number of waiting jobs that the board left out; they have waited longer than those shown. */
  unshown: number;
  /** What customers and drivers have said since the board came up, oldest first. */
  said: readonly JobEvent[];
  /** The newest event that is known: a replay, or a board after a gap, may begin before it. */
  seq: number | undefined;
  /** `denied`: it is lost, since the server itself does not accept the token. */
  line: Line | 'denied';
  /** When the server last gave a sign, by this device's clock; milliseconds since the epoch. */
  heardAt: number | undefined;
  /** How far the server's clock is ahead of this device's, in milliseconds: countdowns go by the server's. */
  ahead: number;
}

type DeskAction =
  | { type: 'board'; board: Board; at: number }
  | { type: 'update'; update: JobUpdate }
  | { type: 'saved'; job: Job }
  | { type: 'trucks'; trucks: readonly Truck[] }
  | { type: 'sign'; at: number; now?: string }
  | { type: 'line'; line: Line }
  | { type: 'denied' }
  | { type: 'absent' };

/**
 * If the server's clock is this much further ahead than before, in milliseconds, it was changed. A smaller difference
 * may be latency, which only ever makes the clock look slower.
 */
const SET_MS = 1000;
/**
 * If it looks this much slower, in milliseconds, it may go slower until it is right (`server/store/clock.ts`): it is
 * followed by so much with each sign, and no further, since a sign may also be one that this device has slept over.
 */
const SLOWER_MS = 10_000;
const FOLLOW_MS = 5_000;

export const FIRST: DeskState = {
  status: 'loading',
  jobs: new Map(),
  savedAhead: new Map(),
  boards: 0,
  trucks: [],
  unshown: 0,
  said: [],
  seq: undefined,
  line: 'connecting',
  heardAt: undefined,
  ahead: 0,
};

/** `jobs` with `job` in it, unless a newer version of it is known: answers and events overtake one another. */
function withJob(jobs: DeskState['jobs'], job: Job): DeskState['jobs'] {
  if ((jobs.get(job.id)?.version ?? 0) > job.version) return jobs;
  return new Map(jobs).set(job.id, job);
}

/**
 * Jobs that were saved here while `board` was being fetched. Everything else comes from the board: after a restore, the
 * same id may be another job. If the board is older than what is known, the store was restored, and nothing is kept.
 */
const savedSince = ({ savedAhead, seq }: DeskState, board: Board): Job[] =>
  board.jobs.flatMap(({ id, version }) => {
    const mine = savedAhead.get(id);
    return mine && mine.version > version && board.seq >= (seq ?? 0) ? [mine] : [];
  });

/** More than anybody reads at once. */
const MOST_SAID = 20;

/**
 * What was said, with those of `events` that are new: each is heard once. What the first
 * board brings stands on its jobs.
 */
function heard({ said, seq }: DeskState, events: readonly JobEvent[]): readonly JobEvent[] {
  if (seq === undefined) return said;
  const fresh = events.filter((event) => event.seq > seq && isMessage(event));
  return fresh.length > 0 ? [...said, ...fresh].slice(-MOST_SAID) : said;
}

/** Nothing arrives any more. */
export const isLost = (line: DeskState['line']): boolean => line === 'lost' || line === 'denied';

/** The state after `action`. */
export function deskReducer(state: DeskState, action: DeskAction): DeskState {
  switch (action.type) {
    case 'board': {
      const { jobs, trucks, unshown = 0, said, seq, now } = action.board;
      const saved = savedSince(state, action.board);
      return {
        ...state,
        status: 'ready',
        jobs: new Map([...jobs, ...saved].map((job) => [job.id, job])),
        savedAhead: new Map(saved.map((job) => [job.id, job])),
        boards: state.boards + 1,
        trucks,
        unshown,
        said: heard(state, said ?? []),
        seq,
        ahead: Date.parse(now) - action.at,
        heardAt: action.at,
      };
    }
    case 'update': {
      const { event, job } = action.update;
      // It was among the jobs that the board left out.
      const found = !state.jobs.has(job.id) && event.what !== 'created' && (event.from ?? job.state) === 'new';
      return {
        ...state,
        unshown: Math.max(0, state.unshown - Number(found)),
        jobs: withJob(state.jobs, job),
        savedAhead: new Map(
          [...state.savedAhead].filter(([id, { version }]) => id !== job.id || version > job.version),
        ),
        said: heard(state, [event]),
        seq: Math.max(state.seq ?? 0, event.seq),
      };
    }
    case 'saved': {
      const { job } = action;
      const isNew = (state.jobs.get(job.id)?.version ?? 0) < job.version;
      const savedAhead = isNew ? withJob(state.savedAhead, job) : state.savedAhead;
      return { ...state, jobs: withJob(state.jobs, job), savedAhead };
    }
    case 'trucks':
      return { ...state, trucks: action.trucks };
    case 'sign': {
      const heard = Date.parse(action.now ?? '') - action.at;
      const further = heard - state.ahead;
      const ahead =
        further > SET_MS ? heard : further < -SLOWER_MS ? Math.max(heard, state.ahead - FOLLOW_MS) : state.ahead;
      return { ...state, heardAt: action.at, ahead };
    }
    case 'line':
      return { ...state, line: action.line };
    case 'denied':
      return state.line === 'lost' ? { ...state, line: 'denied' } : state;
    case 'absent':
      // If there was a board before, there is a desk: the connection is lost. This also holds after signing in again.
      return state.status === 'ready' ? { ...state, line: 'lost' } : { ...state, status: 'absent' };
  }
}
