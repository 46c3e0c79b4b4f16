import { createContext, useContext, useSyncExternalStore } from 'react';

const SECOND_MS = 1000;

/** The server's time, updated each second while anybody listens. */
export interface Clock {
  /** Milliseconds since the epoch, as of the last second. */
  time(): number;
  /** Calls `listener` each second; answers what ends that. */
  subscribe(listener: () => void): () => void;
}

/** A clock by `now`, in milliseconds since the epoch. One timer, however many listen. */
export function createClock(now: () => number): Clock {
  const listeners = new Set<() => void>();
  let time = now();
  let timer: ReturnType<typeof setInterval> | undefined;
  const tick = () => {
    time = now();
    for (const listener of listeners) listener();
  };
  return {
    time: () => time,
    subscribe(listener) {
      listeners.add(listener);
      if (timer === undefined) {
        time = now();
        timer = setInterval(tick, SECOND_MS);
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}

/** The result of `read` for the clock's time: the component re-renders when that changes, not every second. */
export const useClock = <T extends number | boolean>(clock: Clock, read: (time: number) => T): T =>
  useSyncExternalStore(clock.subscribe, () => read(clock.time()));

const ClockContext = createContext<Clock>(createClock(() => 0));

/** Gives the board's clock to its cards. */
export const ClockProvider = ClockContext.Provider;

/** As `useClock`, by the clock of the board. */
export const useTime = <T extends number | boolean>(read: (time: number) => T): T =>
  useClock(useContext(ClockContext), read);
