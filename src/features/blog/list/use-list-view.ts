import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useHydrated } from '@/lib/media';
import { readView, writeView } from '../address';
import type { View } from '../filter';

/**
 * Who changed the address: the search box keeps what is being typed, and a page change moves to the top of the list.
 */
type Cause = 'typing' | 'page' | 'filter';

const first: View = { query: '', page: 1 };

/**
 * The address follows what is being typed after a pause this long, milliseconds: some
 * browsers refuse more than 100 changes of the history in 10 s, and throw.
 */
export const TYPING_PAUSE_MS = 300;

/**
 * The list's state, kept in the address. The prerendered page shows the first view; the address is read once React has
 * taken over. Starting a search, a category and a page are steps of Back; further letters
 * replace the step once nobody types.
 */
export function useListView(categories: readonly string[]) {
  const { search, state, key } = useLocation();
  const navigate = useNavigate();
  const arrivedBack = useNavigationType() === 'POP';
  const hydrated = useHydrated();
  const params = new URLSearchParams(search);
  /** What has been typed and is not in the address yet. */
  const [typed, setTyped] = useState<View>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const view = typed ?? (hydrated ? readView(params, categories) : first);
  const told = arrivedBack ? undefined : (state as { cause?: Cause } | null)?.cause;
  const cause = typed ? 'typing' : told;

  // Typing can be faster than rendering: each change builds on the last requested view, not on the last one rendered.
  const asked = useRef(view);
  const followAddress = useEffectEvent(() => {
    const here = readView(params, categories);
    if (told !== 'typing' && told !== 'filter') asked.current = here;
    // More has been typed since this address was requested.
    if (told === 'typing' && here.query !== asked.current.query) return;
    clearTimeout(timer.current);
    setTyped(undefined);
  });
  // Before any child's effect: the search box may hand on at once what was typed before the scripts arrived.
  useLayoutEffect(() => followAddress(), [search, told, key, hydrated]);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** The address of a page, for links. */
  const addressOf = (page: number) => ({ search: writeView({ ...view, page }, params).toString() });

  function change(next: Partial<View>, why: Cause): void {
    const sameSearch = why === 'typing' && asked.current.query !== '';
    asked.current = { ...asked.current, ...next };
    const tell = (): void => {
      const search = writeView(asked.current, params).toString();
      void navigate({ search }, { replace: sameSearch, state: { cause: why } });
    };
    clearTimeout(timer.current);
    if (!sameSearch) return tell();
    setTyped(asked.current);
    timer.current = setTimeout(tell, TYPING_PAUSE_MS);
  }

  return { view, cause, step: key, hydrated, addressOf, change };
}
