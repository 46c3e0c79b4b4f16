import { useCallback, useState } from 'preact/hooks';
import type { LinkChange, LinkRefusal, LinkView } from '@/contract/job/link';
import { ask, LIMIT_MS, type Answer } from './api';
import { useRepeated } from './use-repeated';

/** How often an open page asks what is new, in milliseconds. */
export const ASK_MS = 10_000;

interface LinkState<V extends LinkView> {
  view: V | undefined;
  /** Why the link opens nothing. */
  gone: LinkRefusal | undefined;
  /** The last question had no answer. */
  lost: boolean;
  /** The server's time of the view, in milliseconds. */
  heardAt: number | undefined;
  /** How far the server's clock is ahead of this phone's, in milliseconds. */
  ahead: number;
}

const NOTHING = { view: undefined, gone: undefined, lost: false, heardAt: undefined, ahead: 0 };

/** The job behind the link of this page, asked for again while the page is looked at. */
export function useLink<V extends LinkView>() {
  /**
   * What stands behind the `#`; another link has a page of its own (`start.tsx`). Messengers take a full stop or a
   * bracket after a link for a part of it: a token ends with none.
   */
  const [token] = useState(() => location.hash.replace(/#|[^\w-]+$/g, ''));
  const [state, setState] = useState<LinkState<V>>(NOTHING);

  const take = useCallback(
    (asked: string, answer: Answer<V>): void => {
      // An entry of another job's link may be sent from this page too.
      if (asked !== token) return;
      setState((before) => {
        if ('view' in answer) {
          const { view } = answer;
          const heardAt = Date.parse(view.now);
          const late = (before.heardAt ?? 0) - heardAt;
          // An older answer, overtaken by that of a press. If it is older by more than the timeout, the server's clock
          // was set back.
          if (late > 0 && late < LIMIT_MS) return before;
          return { ...NOTHING, view, heardAt, ahead: heardAt - Date.now() };
        }
        if (answer.kind === 'gone') return { ...NOTHING, gone: answer.why };
        return { ...before, lost: true };
      });
    },
    [token],
  );
  useRepeated(
    useCallback(async () => take(token, await ask<V>(token)), [token, take]),
    ASK_MS,
  );
  return { ...state, token, take };
}

/** Sends a change by a link, and shows what became of it, unless it is wrong. The driver's go by the queue. */
export const pressBy =
  <V extends LinkView>({ token, take }: Pick<ReturnType<typeof useLink<V>>, 'token' | 'take'>) =>
  async (change: LinkChange): Promise<Answer<V>> => {
    const answer = await ask<V>(token, change);
    if (answer.kind !== 'wrong') take(token, answer);
    return answer;
  };
