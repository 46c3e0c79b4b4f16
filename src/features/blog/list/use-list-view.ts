import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useHydrated } from '@/lib/media';
import { readView, writeView } from '../address';
import type { View } from '../filter';

/** Who changed the address: the search box keeps what is being typed, and a page change moves to the top of the list. */
type Cause = 'typing' | 'page' | 'filter';

const first: View = { query: '', page: 1 };

/**
 * The list's state, kept in the address. The prerendered page shows the first view; the address is read once React has
 * taken over. Starting a search, a category and a page are steps of Back; further letters replace the step.
 */
export function useListView(categories: readonly string[]) {
  const { search, state, key } = useLocation();
  const navigate = useNavigate();
  const arrivedBack = useNavigationType() === 'POP';
  const hydrated = useHydrated();
  const params = new URLSearchParams(search);
  const view = hydrated ? readView(params, categories) : first;
  const cause = arrivedBack ? undefined : (state as { cause?: Cause } | null)?.cause;

  // Letters can come faster than the page renders: each change builds on the last one asked for, not on the last one shown.
  const asked = useRef(view);
  // Before any child's effect: the search box may hand on at once what was typed before the scripts arrived.
  useLayoutEffect(() => {
    if (cause !== 'typing' && cause !== 'filter') asked.current = view;
    // The view follows from the address.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [search, cause, hydrated]);

  /** The address of a page, for links. */
  const addressOf = (page: number) => ({ search: writeView({ ...view, page }, params).toString() });

  function change(next: Partial<View>, why: Cause): void {
    const sameSearch = why === 'typing' && asked.current.query !== '';
    asked.current = { ...asked.current, ...next };
    void navigate({ search: writeView(asked.current, params).toString() }, { replace: sameSearch, state: { cause: why }, preventScrollReset: true });
  }

  return { view, cause, step: key, hydrated, addressOf, change };
}
