import type { AdminWords } from '@/content/en/admin';
import { timeOfDay } from '../format';
import type { Check, DashboardData } from '../data/use-dashboard';

export interface Integration {
  id: keyof AdminWords['health']['names'];
  name: string;
  state: Check['state'];
  /** When and whether it was checked, in words. */
  note: string;
}

/** The four integrations. Nobody checks call tracking and behaviour analytics: they count as connected, and say that it is assumed (decisions, section C). */
export function integrations(words: AdminWords['health'], { database, ads }: Pick<DashboardData, 'database' | 'ads'>): Integration[] {
  const noteOf = ({ at }: Check) => (at === undefined ? words.notYet : words.checkedAt(timeOfDay(at)));
  return [
    { id: 'database', name: words.names.database, state: database.state, note: noteOf(database) },
    { id: 'ads', name: words.names.ads, state: ads.state, note: noteOf(ads) },
    { id: 'calls', name: words.names.calls, state: 'connected', note: words.assumed },
    { id: 'behaviour', name: words.names.behaviour, state: 'connected', note: words.assumed },
  ];
}
