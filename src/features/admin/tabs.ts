import { adminHref, href } from '@/config/paths';
import type { AdminWords } from '@/content/en/admin';

export type TabId = keyof AdminWords['tabs'];

/** In the order of the document. The Overview's address is `/admin/dashboard`; `/admin` shows it too. */
const DOCUMENT_TABS: readonly TabId[] = ['dashboard', 'customers', 'ads', 'seo', 'calls', 'health'];
/** With the desk's, which comes first (decisions, section F). */
const ALL_TABS: readonly TabId[] = ['jobs', ...DOCUMENT_TABS];

/** The tabs to show: jobs only where the back end has a desk. */
export const tabsFor = (desk: boolean): readonly TabId[] => (desk ? ALL_TABS : DOCUMENT_TABS);

/** The tab of an address. What is no tab shows the Overview: any `/admin/*` is the admin screen. */
export function tabOf(pathname: string): TabId {
  const name = pathname.slice(href('admin').length + 1).replace(/\/+$/, '');
  return ALL_TABS.find((id) => id === name) ?? 'dashboard';
}

export const tabHref = (id: TabId): string => adminHref(id);
export const tabElementId = (id: TabId): string => `tab-${id}`;
/** Id of the dashboard's heading. */
export const TITLE_ID = 'dashboard-title';
export const PANEL_ID = 'dashboard-panel';
