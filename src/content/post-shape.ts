/** How a post is filed: `<slug>.meta.ts` is what lists show, `<slug>.ts` the text, which only its own page loads. */
import type { SiteLang } from '@/config/languages';
import { postHref } from '@/config/paths';
import { site } from '@/config/site';
import type { BlogPost } from './types';

/** A post as lists, cards and search need it: everything but the text. */
export type PostSummary = Omit<BlogPost, 'content' | 'sections' | 'faqs' | 'facts'>;
/** What `<slug>.meta.ts` holds; language and canonical address are derived. */
export type PostMeta = Omit<PostSummary, 'canonicalUrl' | 'lang'>;
/** What `<slug>.ts` holds. In a section, lines that start with "- " or "1. " are list items; a blank line ends a paragraph. */
export type PostText = Pick<BlogPost, 'sections' | 'faqs' | 'facts'>;
/** A post's line in the list of its language. */
export type PostEntry = readonly [PostMeta, () => Promise<{ text: PostText }>];

interface Posts {
  /** Every post without its text, newest first. */
  summaries: readonly PostSummary[];
  /** The whole post of a slug; undefined for an unknown slug; rejects when its text can't be loaded. */
  load: (slug: string) => Promise<BlogPost | undefined>;
}

/** The posts of one language. */
export function postsOf(lang: SiteLang, table: readonly PostEntry[]): Posts {
  const summaries = table
    .map(([meta]): PostSummary => ({ ...meta, lang, canonicalUrl: `${site.origin}${postHref(meta.slug, lang)}` }))
    .sort((a, b) => Date.parse(b.publishDate) - Date.parse(a.publishDate));
  return {
    summaries,
    async load(slug) {
      const summary = summaries.find((post) => post.slug === slug);
      const entry = table.find(([meta]) => meta.slug === slug);
      if (!summary || !entry) return undefined;
      const { text } = await entry[1]();
      return { ...summary, content: '', ...text };
    },
  };
}
