/** The page that lists every page, one in each language of the site. */
import type { SiteLang } from '@/config/languages';
import type { PathId, PathsIn, Unlisted } from '@/config/paths';
import type { Meta } from './types';

/** Groups of the page, in their order. */
export const sitemapGroups = ['help', 'services', 'cars', 'company', 'blog', 'legal', 'arabic'] as const;
export type SitemapGroup = (typeof sitemapGroups)[number];

interface SitemapEntry {
  group: SitemapGroup;
  /** Link text, in the page's own language. */
  label: string;
}

export type SitemapEntries = Partial<Record<PathId, SitemapEntry>>;

export interface SitemapContent {
  meta: Meta;
  crumb: string;
  title: string;
  lead: string;
  /** Without a name a group does not stand on the page. */
  groups: Partial<Record<SitemapGroup, string>>;
  /** In the order of the page. */
  entries: SitemapEntries;
}

/** With every page of the language: a new path without an entry is a type error. */
export interface SitemapOf<L extends SiteLang> extends SitemapContent {
  entries: Record<Exclude<PathsIn<L>, Unlisted>, SitemapEntry> & SitemapEntries;
}

/** Pages in languages that have no list of their own. */
export const roadsideEntries = {
  strandedUr: { group: 'help', label: 'گاڑی خراب ہو گئی: کیا کریں اور کیا کہیں' },
  strandedHi: { group: 'help', label: 'गाड़ी ख़राब हो गई: क्या करें और क्या कहें' },
} as const satisfies Record<PathsIn<'ur' | 'hi'>, SitemapEntry>;
