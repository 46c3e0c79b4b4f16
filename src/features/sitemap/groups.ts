import { pathIds, pathTable, type Lang, type PathId } from '@/config/paths';
import { sitemapGroups, type SitemapContent, type SitemapGroup } from '@/content/en/sitemap';

export interface SitemapLink {
  id: PathId;
  path: string;
  label: string;
  lang: Lang;
}

/** Every public page of the path table by group, in the order of `entries`; hidden and second addresses are left out. */
export function groupPages(entries: SitemapContent['entries']): { group: SitemapGroup; links: SitemapLink[] }[] {
  const order = Object.keys(entries);
  const listed = pathIds
    .filter((id): id is keyof typeof entries => !pathTable[id].hidden && !pathTable[id].canonical)
    .sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return sitemapGroups.map((group) => ({
    group,
    links: listed
      .filter((id) => entries[id].group === group)
      .map((id) => ({ id, path: pathTable[id].path, label: entries[id].label, lang: pathTable[id].lang })),
  }));
}
