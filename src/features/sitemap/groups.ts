import type { Lang } from '@/config/languages';
import { pathTable, type PathId } from '@/config/paths';
import { sitemapGroups, type SitemapContent, type SitemapGroup } from '@/content/sitemap-types';

export interface SitemapLink {
  path: string;
  label: string;
  lang: Lang;
}

/** The pages of `entries` by group, in their order; a group that the page does not name is left out. */
export function groupPages({
  groups,
  entries,
}: Pick<SitemapContent, 'groups' | 'entries'>): { group: SitemapGroup; title: string; links: SitemapLink[] }[] {
  const listed = Object.entries(entries) as [PathId, { group: SitemapGroup; label: string }][];
  return sitemapGroups.flatMap((group) => {
    const title = groups[group];
    if (title === undefined) return [];
    const links = listed
      .filter(([, entry]) => entry.group === group)
      .map(([id, { label }]) => ({ path: pathTable[id].path, label, lang: pathTable[id].lang }));
    return [{ group, title, links }];
  });
}
