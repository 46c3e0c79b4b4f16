import { useEffect, useState } from 'react';

/** The server's time in milliseconds since the epoch, anew each second: what a countdown counts by. */
export function useClock(now: () => number, ahead: number): number {
  const [time, setTime] = useState(() => now() + ahead);
  useEffect(() => {
    const tick = () => setTime(now() + ahead);
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [now, ahead]);
  return time;
}
