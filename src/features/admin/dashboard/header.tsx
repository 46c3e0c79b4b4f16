import type { AdminWords } from '@/content/en/admin';
import { Container } from '@/ui/container';
import type { DashboardData } from '../data/use-dashboard';
import type { TabId } from '../tabs';
import { HealthDots } from './health-dots';
import { TabBar } from './tab-bar';

interface Props {
  words: AdminWords;
  username: string;
  data: DashboardData;
  tabs: readonly TabId[];
  selected: TabId;
  waiting: number;
  onLogout: () => void;
}

/** The status dots, who is signed in, and the tabs. */
export function DashboardHeader({ words, username, data, tabs, selected, waiting, onLogout }: Props) {
  return (
    <header className="on-dark bg-asphalt-900 text-white sm:pt-2">
      <Container>
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <p className="heading hidden text-2xl lg:block">{words.header.brand}</p>
          <HealthDots words={words} data={data} />
          <div className="flex w-full items-center justify-between gap-4 sm:ms-auto sm:w-auto lg:ms-0">
            <p className="min-w-0 leading-tight wrap-anywhere sm:max-w-48">
              {words.header.welcome} <bdi className="font-semibold">{username}</bdi>
            </p>
            <button type="button" className="min-h-12 font-semibold underline underline-offset-4" onClick={onLogout}>
              {words.header.logout}
            </button>
          </div>
        </div>
        <nav>
          <TabBar words={words} tabs={tabs} selected={selected} waiting={waiting} />
        </nav>
      </Container>
      <div className="lane text-asphalt-600" />
    </header>
  );
}
