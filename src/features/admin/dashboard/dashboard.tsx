import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { adminHref } from '@/config/paths';
import type { AdminWords } from '@/content/en/admin';
import { Container } from '@/ui/container';
import type { BookingNames } from '../bookings/names';
import { useDashboard } from '../data/use-dashboard';
import type { Session } from '../session/session';
import { PANEL_ID, tabElementId, tabOf, tabsFor, TITLE_ID } from '../tabs';
import { DashboardHeader } from './header';
import { LoadLine } from './load-line';
import { TabPanel } from './tab-panel';

/** The desk's part of the dashboard, where the back end has one. */
export interface JobsSlot {
  /** Whether there is one; undefined until the back end has said so. */
  available: boolean | undefined;
  /** Jobs that nobody has taken. */
  waiting: number;
  /** How far the server's clock is ahead of this device's, which may be wrong by hours, in milliseconds. */
  ahead: number;
  panel: ReactNode;
  /** The jobs that wait, short; stands first in the Overview. */
  work: ReactNode;
}

interface Props {
  words: AdminWords;
  names: BookingNames;
  session: Session;
  jobs: JobsSlot;
  now: () => number;
  onLogout: () => void;
}

/**
 * The dashboard behind the gate. Session replay, where it is configured, sees no text of
 * it (customers' names and numbers).
 */
export function Dashboard({ words, names, session, jobs, now, onLogout }: Props) {
  const { pathname } = useLocation();
  const asked = tabOf(pathname);
  const tab = asked === 'jobs' && jobs.available === false ? 'dashboard' : asked;
  useJobsFirst(pathname, jobs);
  const data = useDashboard(session.token, now);
  return (
    <div data-clarity-mask="true" className="min-h-dvh bg-sign pb-[calc(var(--bar-height)+var(--over)+2rem)]">
      <DashboardHeader
        words={words}
        username={session.username}
        data={data}
        tabs={tabsFor(jobs.available ?? tab === 'jobs')}
        selected={tab}
        waiting={jobs.waiting}
        onLogout={onLogout}
      />
      <main>
        <Container>
          <div className="flex flex-wrap items-center justify-between gap-x-4 sm:pt-4">
            {/* On a phone the first job stands in the first view; the tab bar names the tab. */}
            <h1 id={TITLE_ID} tabIndex={-1} className="text-title max-sm:sr-only">
              {words.tabs[tab].name}
            </h1>
            {tab !== 'jobs' && <LoadLine words={words.load} data={data} />}
          </div>
          <div id={PANEL_ID} role="tabpanel" aria-labelledby={tabElementId(tab)} tabIndex={0} className="rounded-lg">
            {tab === 'jobs' ? (
              jobs.panel
            ) : (
              <TabPanel
                key={tab}
                tab={tab}
                words={words}
                names={names}
                data={data}
                token={session.token}
                work={jobs.work}
                now={() => now() + jobs.ahead}
              />
            )}
          </div>
        </Container>
      </main>
    </div>
  );
}

/**
 * Redirects from `/admin` itself to the jobs if one is waiting; only once, so that nobody is interrupted while reading.
 */
function useJobsFirst(pathname: string, { available, waiting }: JobsSlot): void {
  const navigate = useNavigate();
  const decided = useRef(false);
  useEffect(() => {
    if (decided.current || !available) return;
    decided.current = true;
    if (waiting > 0 && /^\/admin\/?$/.test(pathname)) void navigate(adminHref('jobs'), { replace: true });
  }, [available, waiting, pathname, navigate]);
}
