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

export function DashboardHeader({ words, username, data, tabs, selected, waiting, onLogout }: Props) {
  return (
    <header className="on-dark bg-asphalt-900 pt-3 text-white">
      <Container>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <p className="heading hidden text-2xl sm:block">{words.header.brand}</p>
          <div className="flex w-full items-center justify-between gap-3 sm:w-auto">
            <p className="min-w-0 truncate sm:max-w-xs">
              {words.header.welcome} <bdi className="font-semibold">{username}</bdi>
            </p>
            <button
              type="button"
              className="min-h-12 rounded-lg border-2 border-current px-4 font-semibold hover:bg-asphalt-700"
              onClick={onLogout}
            >
              {words.header.logout}
            </button>
          </div>
          <div className="w-full">
            <HealthDots words={words} data={data} />
          </div>
        </div>
        <nav className="mt-2">
          <TabBar words={words} tabs={tabs} selected={selected} waiting={waiting} />
        </nav>
      </Container>
      <div className="lane text-asphalt-600" />
    </header>
  );
}
