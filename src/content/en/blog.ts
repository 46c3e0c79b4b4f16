/** Words of the blog's pages (spec 1, section 2). Titles that the document quotes are to the letter. */
import { site } from '@/config/site';
import { safety } from '../safety';
import { pageNames } from './page-names';
import type { ArticleWords, BlogListWords, BlogWords, PostNotFoundWords } from '../blog-types';

export const blogPage: BlogListWords = {
  meta: {
    title: `Dubai Driver Guides | ${site.name}`,
    description:
      'Practical guides for drivers in Dubai: accidents, breakdowns, tyres, summer heat, dunes, fleets and how to choose a recovery company. No filler.',
    keywords: ['car recovery blog', 'Dubai driving guide', 'breakdown advice', 'roadside safety UAE'],
  },
  name: `${site.name} blog`,
  blog: 'Blog',
  title: 'Driving and breakdown guides for Dubai',
  lead: 'Know what to do before it happens. Short guides by the people who answer the phone, drive the trucks and repair the cars.',
  call: 'Call the hotline',
  search: 'Search articles',
  searchHint: 'Such as tyre or insurance',
  category: 'Category',
  all: 'All',
  results: 'Articles',
  clear: 'Show all articles',
  readMore: 'Read More',
  reading: (minutes) => `${minutes} min read`,
  previous: 'Previous',
  next: 'Next',
  page: 'Page',
  pagination: 'Pages of articles',
  moreTitle: 'More articles',
  resultsLine: (from, to, total) =>
    total === 1 ? 'One article' : from === to ? `Article ${from} of ${total}` : `Articles ${from} to ${to} of ${total}`,
  noMatchLine: (query, category) => {
    const where = category ? ` in ${category}` : '';
    return query ? `No article matches “${query}”${where}.` : `There is no article${where}.`;
  },
};

const articlePage: ArticleWords = {
  author: 'By',
  published: 'Published',
  updated: 'Updated',
  views: (count) => `${count.toLocaleString('en-GB')} views`,
  share: 'Share this article',
  copy: 'Copy address',
  copied: 'Address copied',
  copyByHand: 'Your browser does not allow copying here. Press and hold the address to copy it:',
  faqTitle: 'Frequently Asked Questions',
  toc: 'Table of Contents',
  topics: 'Related Topics',
  callTitle: 'Emergency Recovery',
  callText: 'Broken down now? A person answers, day and night.',
  callButton: 'Call Now',
  bannerTitle: 'Need Emergency Car Recovery?',
  bannerText: `${safety.en.injury} Then call us and tell us where you are and what happened.`,
  related: 'Related Articles',
  backToList: 'All articles',
  onward: 'Go on from here',
};

/** The page for a slug that no post has; texts to the letter (spec 1, section 8). */
const postNotFound: PostNotFoundWords = {
  meta: {
    title: `Blog Post Not Found | ${site.name}`,
    description: 'There is no article at this address. See all guides on accidents, breakdowns, tyres, summer heat and recovery in Dubai, or call the hotline.',
  },
  title: 'Blog Post Not Found',
  text: "The blog post you're looking for doesn't exist.",
  back: 'Back to Blog',
};

export const blogWords: BlogWords = { pages: pageNames, list: blogPage, article: articlePage, notFound: postNotFound };
