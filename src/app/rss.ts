import { postSummaries as posts } from '@/content/en/posts';
import { buildRss } from '@/build/rss';

/** The blog's feed. */
export const rssXml = (): string => buildRss(posts);
