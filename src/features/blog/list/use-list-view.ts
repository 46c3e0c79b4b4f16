import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useHydrated } from '@/lib/hydrated';
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

  /** The address of a change, for links. */
  const addressOf = (change: Partial<View>) => ({ search: writeView({ ...view, ...change }, params).toString() });

  function change(next: Partial<View>, why: Cause): void {
    const sameSearch = why === 'typing' && view.query !== '';
    void navigate(addressOf(next), { replace: sameSearch, state: { cause: why }, preventScrollReset: true });
  }

  return { view, cause, step: key, hydrated, addressOf, change };
}
