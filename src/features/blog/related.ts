import type { PostSummary } from '@/content/post-shape';

/** Spec 1, section 9: related articles at most. */
const MAX_RELATED = 3;

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
  return others.sort((a, b) => shared(b) - shared(a)).slice(0, MAX_RELATED);
}
