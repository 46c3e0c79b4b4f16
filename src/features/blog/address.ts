/**
 * The list's state as the address carries it: `/blog?q=tyre&category=Safety+Guide&page=2`. What is default is left out.
 */
import type { View } from './filter';

/** Reads an address; an unknown category is All, a page that isn't a whole number from 1 is the first. */
export function readView(params: URLSearchParams, categories: readonly string[]): View {
  const asked = params.get('category');
  const page = Number(params.get('page'));
  return {
    query: params.get('q') ?? '',
    category: asked !== null && categories.includes(asked) ? asked : undefined,
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  };
}

/** The other way round; parameters that aren't the list's own (campaigns) stay. */
export function writeView(view: View, current: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(current);
  const set = (name: string, value: string | undefined) => (value ? params.set(name, value) : params.delete(name));
  set('q', view.query);
  set('category', view.category);
  set('page', view.page > 1 ? String(view.page) : undefined);
  return params;
}
