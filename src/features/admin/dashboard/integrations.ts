import { env } from '@/config/env';
import type { AdminWords } from '@/content/en/admin';
import { exactTime } from '@/lib/exact-time';
import type { Check, DashboardData } from '../data/use-dashboard';

export type IntegrationState = Check['state'] | 'off';

export interface Integration {
  id: keyof AdminWords['health']['names'];
  name: string;
  state: IntegrationState;
  /** When it was checked, or that it was not, in words. */
  lastCheck: string;
}

/** Existing endpoints may report on ads of their own; ours know none beside the site's id. */
const adsConfigured = (): boolean => env.adsId !== '' || !env.embeddedApi;

/**
 * The four integrations. Nobody checks call tracking and behaviour analytics: they count as connected, and
 * say that it is assumed (decisions, section C). What has no id is not configured, whatever else answers.
 */
export function integrations(
  words: AdminWords['health'],
  { database, ads }: Pick<DashboardData, 'database' | 'ads'>,
): Integration[] {
  const timeOf = ({ at }: Check) => (at === undefined ? words.notYet : exactTime(at));
  const checked = (check: Check) => ({ state: check.state, lastCheck: timeOf(check) });
  const assumed = { state: 'connected', lastCheck: words.assumed } as const;
  const off = { state: 'off', lastCheck: words.none } as const;
  return [
    { id: 'database', name: words.names.database, ...checked(database) },
    { id: 'ads', name: words.names.ads, ...(adsConfigured() ? checked(ads) : off) },
    { id: 'calls', name: words.names.calls, ...assumed },
    { id: 'behaviour', name: words.names.behaviour, ...(env.clarityId ? assumed : off) },
  ];
}
