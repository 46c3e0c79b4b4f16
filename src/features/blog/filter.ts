/** The rules of the blog list as pure functions (spec 1, sections 5 and 9). */
import type { SiteLang } from '@/config/languages';
import type { PostSummary } from '@/content/post-shape';
import { searchText } from '@/contract/search-text';

/** Spec 1, section 9: posts on a page. */
export const PAGE_SIZE = 6;

export interface View {
  query: string;
  /** Undefined is All: no filter. */
  category?: string;
  /** As asked for, from 1; what is shown is clamped by `paginate`. */
  page: number;
}

type Searched = Pick<PostSummary, 'title' | 'description' | 'keywords' | 'category'>;

/**
 * Case-insensitive substring of title, description or any keyword, and the exact
 * category. Spaces around the query are ignored.
 */
export function filterPosts<P extends Searched>(
  posts: readonly P[],
  { query, category }: Pick<View, 'query' | 'category'>,
): P[] {
  const wanted = searchText(query.trim());
  const has = (text: string) => searchText(text).includes(wanted);
  return posts.filter(
    (post) =>
      (category === undefined || post.category === category) &&
      (has(post.title) || has(post.description) || post.keywords.some(has)),
  );
}

interface PageOf<T> {
  items: T[];
  /** From 1, never past the last page that exists. */
  page: number;
  pages: number;
  /** Place of the first item in the whole list, from 1; 0 when there is none. */
  from: number;
}

/**
 * One page of a list. A page past the end becomes the last one (decisions, section C), one before the start the first.
 */
export function paginate<T>(list: readonly T[], wanted: number): PageOf<T> {
  const pages = Math.max(1, Math.ceil(list.length / PAGE_SIZE));
  const page = Math.min(Math.max(1, wanted), pages);
  const start = (page - 1) * PAGE_SIZE;
  return { items: list.slice(start, start + PAGE_SIZE), page, pages, from: list.length === 0 ? 0 : start + 1 };
}

/** Each category once, in alphabetical order. */
export const categoriesOf = (posts: readonly Pick<PostSummary, 'category'>[], lang: SiteLang): string[] =>
  [...new Set(posts.map((post) => post.category))].sort((a, b) => a.localeCompare(b, lang));
