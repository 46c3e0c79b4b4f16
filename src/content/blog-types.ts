/** Words of the blog's pages, one module per language (`content/<lang>/blog.ts`). */
import type { SitemapEntries } from './sitemap-types';
import type { Meta } from './types';

export interface BlogListWords {
  meta: Meta;
  /** Name of the blog in structured data. */
  name: string;
  blog: string;
  title: string;
  lead: string;
  call: string;
  search: string;
  searchHint: string;
  category: string;
  all: string;
  results: string;
  clear: string;
  readMore: string;
  /** Reading time, from whole minutes. */
  reading: (minutes: number) => string;
  previous: string;
  next: string;
  page: string;
  pagination: string;
  moreTitle: string;
  /** What the list says above its cards. */
  resultsLine: (from: number, to: number, total: number) => string;
  /** The line for filters that nothing matches. `category` is left out for All. */
  noMatchLine: (query: string, category?: string) => string;
}

export interface ArticleWords {
  author: string;
  published: string;
  updated: string;
  /** The views figure with its noun. */
  views: (count: number) => string;
  share: string;
  copy: string;
  copied: string;
  copyByHand: string;
  faqTitle: string;
  toc: string;
  topics: string;
  callTitle: string;
  callText: string;
  callButton: string;
  bannerTitle: string;
  bannerText: string;
  related: string;
  backToList: string;
  onward: string;
}

/** The page for a slug that no post has. */
export interface PostNotFoundWords {
  meta: Pick<Meta, 'title' | 'description'>;
  title: string;
  text: string;
  back: string;
}

export interface BlogWords {
  /** What the list of all pages calls each. */
  pages: SitemapEntries;
  list: BlogListWords;
  article: ArticleWords;
  notFound: PostNotFoundWords;
}
