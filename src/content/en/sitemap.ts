import { site } from '@/config/site';
import type { SitemapOf } from '../sitemap-types';
import { pageNames } from './page-names';

/** `/sitemap`: every English page; the Arabic ones stand there too, by their own names. */
export const sitemap: SitemapOf<'en'> = {
  meta: {
    title: `Sitemap: Every Page of ${site.name}`,
    description: 'All pages of the site in one list: help by the road, services in English and Arabic, the company, booking, the blog’s articles and the legal pages.',
    keywords: ['sitemap', 'all pages', 'recovery near me pages'],
  },
  crumb: 'Sitemap',
  title: 'All our recovery pages for Dubai',
  lead: 'Broken down now? Use the first group.',
  groups: {
    help: 'Help now',
    services: 'Recovery and towing',
    cars: 'By vehicle and trouble',
    company: 'The company',
    blog: 'Blog',
    legal: 'Legal',
    arabic: 'In Arabic',
  },
  entries: pageNames,
};
