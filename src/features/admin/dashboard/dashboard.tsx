import { useLocation } from 'react-router-dom';
import type { AdminWords } from '@/content/en/admin';
import { Container } from '@/ui/container';
import type { BookingNames } from '../bookings/names';
import { useDashboard } from '../data/use-dashboard';
import type { Session } from '../session/session';
import { PANEL_ID, tabElementId, tabOf } from '../tabs';
import { DashboardHeader } from './header';
import { LoadLine } from './load-line';
import { TabPanel } from './tab-panel';

interface Props {
  words: AdminWords;
  names: BookingNames;
  session: Session;
  now: () => number;
  onLogout: () => void;
}

/** The dashboard behind the gate. Session replay, where it is configured, sees no text of it (customers' names and numbers). */
export function Dashboard({ words, names, session, now, onLogout }: Props) {
  const tab = tabOf(useLocation().pathname);
  const data = useDashboard(session.token, now);
  return (
    <div data-clarity-mask="true" className="min-h-dvh bg-sign pb-8">
      <DashboardHeader words={words} username={session.username} data={data} selected={tab} onLogout={onLogout} />
      <main>
        <Container>
          <LoadLine words={words.load} data={data} />
          <div id={PANEL_ID} role="tabpanel" aria-labelledby={tabElementId(tab)} tabIndex={0} className="rounded-lg">
            <h1 className="text-title">{words.tabs[tab].name}</h1>
            <TabPanel key={tab} tab={tab} words={words} names={names} data={data} token={session.token} now={now} />
          </div>
        </Container>
      </main>
    </div>
  );
}
