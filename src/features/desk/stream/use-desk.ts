import { useCallback, useEffect, useEffectEvent, useReducer } from 'react';
import { env } from '@/config/env';
import type { JobChange, NewJob, TruckChange } from '@/contract/job/change';
import type { Job } from '@/contract/job/record';
import { blockNextPress } from '@/ui/form/one-press';
import { addJob, changeJob, saveTruck, type Saved } from './api';
import { deskReducer, FIRST, type DeskState } from './desk-state';
import { follow } from './follow';
import { onWake } from './wake';

/** A change without the fields that the desk adds itself: the version on the screen, and the name on shift. */
type WithoutBase<T> = T extends unknown ? Omit<T, 'version' | 'by'> : never;
export type Wanted = WithoutBase<JobChange>;

export interface DeskLink {
  state: DeskState;
  change(job: Job, wanted: Wanted, by: string): Promise<Saved<unknown>>;
  add(job: NewJob): Promise<Saved<unknown>>;
  saveTruck(truck: TruckChange): Promise<Saved<unknown>>;
}

/** Resolves after `ms`, or as soon as the machine wakes, the network is back, or `signal` is aborted. */
function wait(ms: number, signal: AbortSignal, now: () => number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      awake();
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    const awake = onWake(done, now);
    signal.addEventListener('abort', done);
  });
}

/**
 * The desk's jobs, followed for as long as the component stands; `onDenied` hears of each refusal of the
 * token, `now` gives milliseconds since the epoch.
 */
export function useDesk(token: string, onDenied: () => void, now: () => number): DeskLink {
  const [state, dispatch] = useReducer(deskReducer, FIRST);
  const denied = useEffectEvent(onDenied);

  useEffect(
    () =>
      follow(
        token,
        {
          onBoard: (board) => dispatch({ type: 'board', board, at: now() }),
          onUpdate: (update) => dispatch({ type: 'update', update }),
          onSign: (told) => dispatch({ type: 'sign', at: now(), now: told }),
          onLine: (line) => dispatch({ type: 'line', line }),
          onDenied: (byDesk) => {
            if (byDesk) dispatch({ type: 'denied' });
            denied();
          },
          onAbsent: () => dispatch({ type: 'absent' }),
        },
        {
          fetch: (...request) => fetch(...request),
          // This project's own server has a desk.
          deskOptional: !env.embeddedApi,
          wait: (ms, signal) => wait(ms, signal, now),
          now,
          onWake: (woke) => onWake(woke, now),
        },
      ),
    [token, now],
  );

  /** Stable between renders, since every card gets it as a prop. */
  const change = useCallback(
    async (job: Job, wanted: Wanted, by: string) => {
      blockNextPress();
      const saved = await changeJob(token, job.id, { ...wanted, version: job.version, by } as JobChange);
      if (saved.kind === 'ok') dispatch({ type: 'saved', job: saved.value.job });
      if (saved.kind === 'conflict') dispatch({ type: 'saved', job: saved.job });
      return saved;
    },
    [token],
  );
  const add = async (job: NewJob) => {
    const saved = await addJob(token, job);
    if (saved.kind === 'ok') dispatch({ type: 'saved', job: saved.value.job });
    return saved;
  };
  const truck = async (input: TruckChange) => {
    blockNextPress();
    const saved = await saveTruck(token, input);
    if (saved.kind === 'ok') dispatch({ type: 'trucks', trucks: saved.value.trucks });
    return saved;
  };
  return { state, change, add, saveTruck: truck };
}
