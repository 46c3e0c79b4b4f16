import { useHydrated } from '@/lib/media';
import { readJson, writeJson } from '@/lib/storage';

/** Range of the views figure (spec 1, section 2). It is not real data; `site.showViews` switches it off. */
export const MIN_VIEWS = 500;
export const MAX_VIEWS = 5499;

const drawn = new Map<string, number>();
const keyOf = (slug: string): string => `rnm.views.${slug}`;
const isViews = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= MIN_VIEWS && (value as number) <= MAX_VIEWS;

/**
 * The figure of an article: drawn once per article and browser tab, so that it doesn't
 * change on Back (decisions, section C).
 */
export function viewsOf(slug: string, random: () => number = Math.random): number {
  const known = drawn.get(slug) ?? readJson('session', keyOf(slug), isViews);
  const views = known ?? MIN_VIEWS + Math.floor(random() * (MAX_VIEWS - MIN_VIEWS + 1));
  if (known === undefined) writeJson('session', keyOf(slug), views);
  drawn.set(slug, views);
  return views;
}

/** The figure after hydration; undefined before, and in the prerendered page. */
export const useViews = (slug: string): number | undefined => (useHydrated() ? viewsOf(slug) : undefined);
