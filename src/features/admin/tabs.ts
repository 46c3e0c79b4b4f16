import { href } from '@/config/paths';
import type { AdminWords } from '@/content/en/admin';

export type TabId = keyof AdminWords['tabs'];

/**
 * Every tab, so that the compiler asks for a new one's place: the desk's comes first (decisions, section F), then those
 * of the document in its order. The Overview's address is `/admin/dashboard`; `/admin` shows it too.
 */
const ORDER: Readonly<Record<TabId, true>> = {
  jobs: true,
  dashboard: true,
  customers: true,
  ads: true,
  seo: true,
  calls: true,
  health: true,
};
const ALL_TABS = Object.keys(ORDER) as readonly TabId[];
const DOCUMENT_TABS = ALL_TABS.filter((id) => id !== 'jobs');

/** The tabs to show: jobs only where the back end has a desk. */
export const tabsFor = (desk: boolean): readonly TabId[] => (desk ? ALL_TABS : DOCUMENT_TABS);

/** The tab of an address. What is no tab shows the Overview: any `/admin/*` is the admin screen. */
export function tabOf(pathname: string): TabId {
  const name = pathname.slice(href('admin').length + 1).replace(/\/+$/, '');
  return ALL_TABS.find((id) => id === name) ?? 'dashboard';
}

export const tabElementId = (id: TabId): string => `tab-${id}`;
/** Id of the dashboard's heading. */
export const TITLE_ID = 'dashboard-title';
export const PANEL_ID = 'dashboard-panel';
