/** Every article of the blog, one language after the other. */
import { postSummaries as arabic } from './ar/posts';
import { postSummaries as english } from './en/posts';

export const allPosts = [...english, ...arabic];
