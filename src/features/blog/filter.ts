/** The rules of the blog list as pure functions (spec 1, sections 5 and 9). */
import type { SiteLang } from '@/config/languages';
import type { PostSummary } from '@/content/post-shape';
import { folded } from '@/lib/folded';

/** Spec 1, section 9: posts on a page, and related articles at most. */
export const PAGE_SIZE = 6;
const MAX_RELATED = 3;

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
  const wanted = folded(query.trim());
  const has = (text: string) => folded(text).includes(wanted);
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
export function paginate<T>(list: readonly T[], wanted: number, size = PAGE_SIZE): PageOf<T> {
  const pages = Math.max(1, Math.ceil(list.length / size));
  const page = Math.min(Math.max(1, wanted), pages);
  const start = (page - 1) * size;
  return { items: list.slice(start, start + size), page, pages, from: list.length === 0 ? 0 : start + 1 };
}

/** Each category once, in alphabetical order. */
export const categoriesOf = (posts: readonly Pick<PostSummary, 'category'>[], lang: SiteLang = 'en'): string[] =>
  [...new Set(posts.map((post) => post.category))].sort((a, b) => a.localeCompare(b, lang));

type Related = Pick<PostSummary, 'id' | 'category' | 'keywords'>;

/** Words that are in every second post say nothing about one. */
const COMMON = new Set([
  'dubai',
  'uae',
  'car',
  'and',
  'or',
  'to',
  'in',
  'دبي',
  'الإمارات',
  'سيارة',
  'السيارة',
  'في',
  'من',
]);
const wordsOf = (post: Related): Set<string> =>
  new Set(
    post.keywords
      .flatMap((keyword) => keyword.toLowerCase().split(/[^\p{L}\p{N}]+/u))
      .filter((word) => word.length > 1 && !COMMON.has(word)),
  );

/**
 * Same category, different post, at most three (spec 1, section 2). Where the category has no other post: the
 * three whose keywords share the most words with this one's, in the order of the list where that says nothing.
 */
export function relatedPosts<P extends Related>(post: Related, posts: readonly P[]): P[] {
  const others = posts.filter((other) => other.id !== post.id);
  const same = others.filter((other) => other.category === post.category);
  if (same.length > 0) return same.slice(0, MAX_RELATED);
  const words = wordsOf(post);
  const shared = (other: P): number => [...wordsOf(other)].filter((word) => words.has(word)).length;
  return others
    .map((other) => ({ other, count: shared(other) }))
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_RELATED)
    .map(({ other }) => other);
}
