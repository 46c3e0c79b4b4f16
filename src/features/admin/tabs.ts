import { adminHref, href } from '@/config/paths';
import type { AdminWords } from '@/content/en/admin';

export type TabId = keyof AdminWords['tabs'];

/** In the order of the document. The Overview's address is `/admin/dashboard`; `/admin` shows it too. */
export const TABS: readonly TabId[] = ['dashboard', 'customers', 'ads', 'seo', 'calls', 'health'];

/** The tab of an address. What is no tab shows the Overview: any `/admin/*` is the admin screen. */
export function tabOf(pathname: string): TabId {
  const name = pathname.slice(href('admin').length + 1).replace(/\/+$/, '');
  return TABS.find((id) => id === name) ?? 'dashboard';
}

export const tabHref = (id: TabId): string => adminHref(id);
export const tabElementId = (id: TabId): string => `tab-${id}`;
export const PANEL_ID = 'dashboard-panel';
