import type { ReactNode } from 'react';
import type { AdminWords } from '@/content/en/admin';
import type { Figures } from '../data/read-figures';
import { aed, exact, percent, short } from '../format';
import { Activity } from './activity';
import { StatCard } from './stat-card';
import { Trends } from './trends';

interface Props {
  words: AdminWords;
  /** undefined while the first load is under way. */
  figures: Figures | undefined;
  /** Who waits; null where the back end has no desk. */
  work: ReactNode;
  now: () => number;
}

const NAMES = ['totalCustomers', 'totalCalls', 'conversionRate', 'totalRevenue'] as const;
/** Short, as the document has it, and in full. */
const FORMATS = {
  totalCustomers: [short, exact],
  totalCalls: [short, exact],
  conversionRate: [percent, percent],
  totalRevenue: [aed, (value: number) => `AED ${exact(value)}`],
} as const;

/**
 * Who waits comes first; then the four cards of the document's choice (decisions, section
 * C), what happened last, and the last 14 days.
 */
export function Overview({ words, figures, work, now }: Props) {
  const series = NAMES.flatMap((name) => {
    const points = figures?.series[name];
    return points ? [{ name, label: words.figures[name], points, format: FORMATS[name][1] }] : [];
  });
  return (
    <>
      {work}
      <h2 className="sr-only">{words.figuresTitle}</h2>
      <ul className="mt-4 grid grid-cols-2 gap-2 sm:gap-4 lg:grid-cols-4" aria-busy={!figures}>
        {NAMES.map((name) => (
          <li key={name}>
            <StatCard
              label={words.figures[name]}
              value={figures?.[name]}
              loading={!figures}
              missing={words.figures.missing}
              format={FORMATS[name][0]}
              exact={FORMATS[name][1]}
            />
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-1 gap-x-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Activity words={words.activity} items={figures?.activity} loadingText={words.load.loading} now={now} />
        <Trends series={series} words={words.trend} />
      </div>
    </>
  );
}
