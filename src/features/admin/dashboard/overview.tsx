import type { AdminWords } from '@/content/en/admin';
import type { Figures } from '../data/read-figures';
import { aed, exact, percent, short } from '../format';
import { Activity } from './activity';
import { StatCard } from './stat-card';
import { lastDays } from './trend-days';

interface Props {
  words: AdminWords;
  /** undefined while the first load is under way. */
  figures: Figures | undefined;
  now: () => number;
}

/** The four cards of the document's choice (decisions, section C) with their trends, and what happened last. */
export function Overview({ words, figures, now }: Props) {
  const days = lastDays(figures?.series ?? {});
  const formats = {
    totalCustomers: [short, exact],
    totalCalls: [short, exact],
    conversionRate: [percent, percent],
    totalRevenue: [aed, (value: number) => `AED ${exact(value)}`],
  } as const;
  return (
    <>
      <ul className="mt-4 grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4" aria-busy={!figures}>
        {(['totalCustomers', 'totalCalls', 'conversionRate', 'totalRevenue'] as const).map((name) => (
          <li key={name}>
            <StatCard
              label={words.figures[name]}
              value={figures?.[name]}
              loading={!figures}
              missing={words.figures.missing}
              format={formats[name][0]}
              exact={formats[name][1]}
              points={figures?.series[name]}
              days={days}
              words={words.trend}
            />
          </li>
        ))}
      </ul>
      <Activity words={words.activity} items={figures?.activity} loadingText={words.load.loading} now={now} />
    </>
  );
}
