import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { LinkChange, LinkRefusal, LinkView } from '@/contract/job/link';
import { ask, type Answer } from './api';

/** How often an open page asks what is new, in milliseconds. */
export const ASK_MS = 10_000;

export interface LinkState<V extends LinkView> {
  view: V | undefined;
  /** Why the link opens nothing. */
  gone: LinkRefusal | undefined;
  /** The last question had no answer. */
  lost: boolean;
  /** When the view came, in milliseconds by this phone's clock. */
  heardAt: number | undefined;
  /** How far the server's clock is ahead of this phone's, in milliseconds. */
  ahead: number;
}

/** The link in the address: what stands behind the `#`. */
export const tokenHere = (): string => location.hash.slice(1);

/** The job behind the link of this page, asked for again while the page is looked at. */
export function useLink<V extends LinkView>() {
  const [token, setToken] = useState(tokenHere);
  const [state, setState] = useState<LinkState<V>>({
    view: undefined,
    gone: undefined,
    lost: false,
    heardAt: undefined,
    ahead: 0,
  });
  const current = useRef(token);

  const take = useCallback((asked: string, answer: Answer<V>): void => {
    // Another link was opened in this tab meanwhile.
    if (current.current !== asked) return;
    const now = Date.now();
    setState((before) => {
      if (answer.kind === 'ok' || answer.kind === 'refused')
        return {
          view: answer.view,
          gone: undefined,
          lost: false,
          heardAt: now,
          ahead: Date.parse(answer.view.now) - now,
        };
      if (answer.kind === 'gone') return { ...before, view: undefined, gone: answer.why, lost: false };
      return { ...before, lost: true };
    });
  }, []);

  const refresh = useCallback(async () => {
    const asked = current.current;
    take(asked, await ask<V>(asked));
  }, [take]);

  const press = useCallback(
    async (change: LinkChange): Promise<Answer<V>> => {
      const asked = current.current;
      const answer = await ask<V>(asked, change);
      if (answer.kind !== 'wrong') take(asked, answer);
      return answer;
    },
    [take],
  );

  useEffect(() => {
    const turned = () => {
      current.current = tokenHere();
      setToken(current.current);
      setState({ view: undefined, gone: undefined, lost: false, heardAt: undefined, ahead: 0 });
      void refresh();
    };
    const seen = () => void (document.visibilityState === 'visible' && refresh());
    void refresh();
    const timer = setInterval(seen, ASK_MS);
    addEventListener('hashchange', turned);
    addEventListener('online', seen);
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      removeEventListener('hashchange', turned);
      removeEventListener('online', seen);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [refresh]);

  return { ...state, token, press, refresh, take };
}
