import { loadPost, postSummaries } from '@/content/en/posts';
import type { BlogPost } from '@/content/types';

/** Every whole English post, newest first. */
export async function loadAllPosts(): Promise<BlogPost[]> {
  const whole = await Promise.all(postSummaries.map((summary) => loadPost(summary.slug)));
  return whole.filter((post) => post !== undefined);
}
