import { useEffect, useState } from 'react';
import { timeLeft, type Session } from './session';

/** How long before its end the session says so, in milliseconds (desk design: "a warning comes ten minutes before"). */
const WARN_MS = 10 * 60_000;
const LOOK_MS = 10_000;
const MINUTE_MS = 60_000;

/**
 * Minutes that the session has left, once they are ten or fewer; undefined before. `now`
 * gives milliseconds since the epoch.
 */
export function useEnding(session: Session, now: () => number): number | undefined {
  const [minutes, setMinutes] = useState(() => minutesLeft(session, now()));
  useEffect(() => {
    const look = () => setMinutes(minutesLeft(session, now()));
    look();
    const timer = window.setInterval(look, LOOK_MS);
    return () => window.clearInterval(timer);
  }, [session, now]);
  return minutes;
}

function minutesLeft(session: Session, now: number): number | undefined {
  const left = timeLeft(session, now);
  return left > WARN_MS ? undefined : Math.max(1, Math.ceil(left / MINUTE_MS));
}
