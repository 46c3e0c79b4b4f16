/** How a post is filed: `<slug>.meta.ts` is what lists show, `<slug>.ts` the text, which only its own page loads. */
import type { BlogPost } from '../../types';

/** A post as lists, cards and search need it: everything but the text. */
export type PostSummary = Omit<BlogPost, 'content' | 'sections' | 'faqs' | 'facts'>;
/** What `<slug>.meta.ts` holds; the canonical address is derived from the slug. */
export type PostMeta = Omit<PostSummary, 'canonicalUrl'>;
/** What `<slug>.ts` holds. In a section, lines that start with "- " or "1. " are list items; a blank line ends a paragraph. */
export type PostText = Pick<BlogPost, 'sections' | 'faqs' | 'facts'>;
