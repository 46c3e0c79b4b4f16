import { useEffect, useState } from 'react';
import { checkPair, type Credential } from '../session/credential';
import { sessionToken } from '../session/exchange';
import { countWrongTry, forgetTries, waitLeft } from '../session/tries';

/** Spec 2, section 9: login delay. */
const LOGIN_DELAY_MS = 500;
const SECOND_MS = 1000;
/** Whole seconds until the next try. */
const secondsLeft = (now: number): number => Math.ceil(waitLeft(now) / SECOND_MS);

type LoginProblem = 'empty' | 'wrong' | 'failed';
const pause = (ms: number) => new Promise<void>((done) => window.setTimeout(done, ms));

interface Options {
  credential: Credential;
  now: () => number;
  onSignedIn: (username: string, token: string) => void;
}

/**
 * Signing in: one attempt at a time, at least 500 ms each, with growing waits after wrong ones.
 * `waiting`: whole seconds until the next try; `wholeWait`: how many there were at first.
 */
export function useLogin({ credential, now, onSignedIn }: Options) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<LoginProblem>();
  const [waiting, setWaiting] = useState(() => secondsLeft(now()));
  const [wholeWait, setWholeWait] = useState(waiting);

  useEffect(() => {
    if (waiting === 0) return;
    // Again and again: the clock may say the same second twice, if it was set back or a timer rings early.
    const timer = window.setInterval(() => setWaiting(secondsLeft(now())), SECOND_MS);
    return () => window.clearInterval(timer);
  }, [waiting, now]);

  /** Whether the next try has to wait; if so, the wait is shown from here on. */
  function hold(): boolean {
    const wait = secondsLeft(now());
    setWaiting(wait);
    setWholeWait(wait);
    return wait > 0;
  }

  async function signIn(username: string, password: string): Promise<void> {
    // The wrong tries may have been made in another tab meanwhile.
    if (busy || hold()) return;
    if (username === '' || password === '') return setProblem('empty');
    setBusy(true);
    setProblem(undefined);
    try {
      const [key] = await Promise.all([checkPair(credential, username, password), pause(LOGIN_DELAY_MS)]);
      if (key) {
        forgetTries();
        return onSignedIn(username, await sessionToken(key));
      }
      countWrongTry(now());
      setProblem('wrong');
      hold();
    } catch (error) {
      console.warn('sign-in failed', error);
      setProblem('failed');
    } finally {
      setBusy(false);
    }
  }

  return { busy, problem, waiting, wholeWait, signIn };
}
