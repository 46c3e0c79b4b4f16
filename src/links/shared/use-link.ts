import { useCallback, useEffect, useState } from 'preact/hooks';
import type { LinkChange, LinkRefusal, LinkView } from '@/contract/job/link';
import { ask, LIMIT_MS, type Answer } from './api';
import { useAgain } from './use-again';

/** How often an open page asks what is new, in milliseconds. */
export const ASK_MS = 10_000;

interface LinkState<V extends LinkView> {
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

const NOTHING = { view: undefined, gone: undefined, lost: false, heardAt: undefined, ahead: 0 };

/** The link in the address: what stands behind the `#`. */
const tokenHere = (): string => location.hash.slice(1);

/** The job behind the link of this page, asked for again while the page is looked at. */
export function useLink<V extends LinkView>() {
  const [token, setToken] = useState(tokenHere);
  const [state, setState] = useState<LinkState<V>>(NOTHING);

  const take = useCallback((asked: string, answer: Answer<V>): void => {
    // Another link was opened in this tab meanwhile.
    if (tokenHere() !== asked) return;
    const now = Date.now();
    setState((before) => {
      if ('view' in answer) {
        const { view } = answer;
        const at = Date.parse(view.now);
        const late = (before.heardAt ?? 0) + before.ahead - at;
        // A press has overtaken this question: what it says is older. By more, and the server's clock was set back.
        if (late > 0 && late < LIMIT_MS) return before;
        return { ...NOTHING, view, heardAt: now, ahead: at - now };
      }
      if (answer.kind === 'gone') return { ...before, view: undefined, gone: answer.why, lost: false };
      return { ...before, lost: true };
    });
  }, []);

  const refresh = useCallback(async () => {
    const asked = tokenHere();
    take(asked, await ask<V>(asked));
  }, [take]);

  useEffect(() => {
    const turned = () => {
      setToken(tokenHere());
      setState(NOTHING);
      void refresh();
    };
    addEventListener('hashchange', turned);
    return () => removeEventListener('hashchange', turned);
  }, [refresh]);
  useAgain(refresh, ASK_MS);

  return { ...state, token, take };
}

/** Sends a change by the link of this page, and shows what became of it, unless it is wrong. */
export const pressing =
  <V extends LinkView>(take: (asked: string, answer: Answer<V>) => void) =>
  async (change: LinkChange): Promise<Answer<V>> => {
    const asked = tokenHere();
    const answer = await ask<V>(asked, change);
    if (answer.kind !== 'wrong') take(asked, answer);
    return answer;
  };
