/** Every article of the blog, one language after the other. */
import type { SiteLang } from '@/config/languages';
import { postSummaries as ar } from './ar/posts';
import { postSummaries as en } from './en/posts';
import type { PostSummary } from './post-shape';

const posts: Record<SiteLang, readonly PostSummary[]> = { en, ar };
export const allPosts = Object.values(posts).flat();
