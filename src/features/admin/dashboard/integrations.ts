import type { AdminWords } from '@/content/en/admin';
import { timeOfDay } from '../format';
import type { Check, DashboardData } from '../data/use-dashboard';

export interface Integration {
  id: keyof AdminWords['health']['names'];
  name: string;
  state: Check['state'];
  /** When it was checked, or that it was not, in words. */
  lastCheck: string;
}

/** The four integrations. Nobody checks call tracking and behaviour analytics: they count as connected, and say that it is assumed (decisions, section C). */
export function integrations(words: AdminWords['health'], { database, ads }: Pick<DashboardData, 'database' | 'ads'>): Integration[] {
  const timeOf = ({ at }: Check) => (at === undefined ? words.notYet : timeOfDay(at));
  return [
    { id: 'database', name: words.names.database, state: database.state, lastCheck: timeOf(database) },
    { id: 'ads', name: words.names.ads, state: ads.state, lastCheck: timeOf(ads) },
    { id: 'calls', name: words.names.calls, state: 'connected', lastCheck: words.assumed },
    { id: 'behaviour', name: words.names.behaviour, state: 'connected', lastCheck: words.assumed },
  ];
}
