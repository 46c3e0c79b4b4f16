import type { SeriesPoint } from '@/contract/dashboard';
import type { AdminWords } from '@/content/en/admin';
import { FiguresTable } from '../figures-table';
import { dayName } from '../format';
import { TrendBars } from './trend-bars';
import { hasTrend, lastDays } from './trend-days';

interface Series {
  name: string;
  label: string;
  points: SeriesPoint[];
  format: (value: number) => string;
}

interface Props {
  series: readonly Series[];
  words: AdminWords['trend'];
}

/**
 * The last 14 days: bars where they show a course, and all figures in one table that
 * opens below, for screen readers and everyone else.
 */
export function Trends({ series, words }: Props) {
  // The same days for all of them.
  const days = lastDays(series.flatMap(({ points }) => points));
  if (days.length === 0) return null;
  const cellOf =
    (day: string) =>
    ({ points, format }: Series) => {
      const value = points.find(({ date }) => date === day)?.value;
      return value === undefined ? words.none : format(value);
    };
  const drawn = series.filter(({ points }) => hasTrend(points, days));
  return (
    <section className="mt-6" aria-labelledby="trends">
      <h2 id="trends" className="text-subtitle">
        {words.title}
      </h2>
      {drawn.length > 0 && (
        <ul className="mt-2 grid grid-cols-2 gap-3 sm:gap-4">
          {drawn.map(({ name, label, points }) => (
            <li key={name}>
              <TrendBars label={label} points={points} days={days} />
            </li>
          ))}
        </ul>
      )}
      <FiguresTable
        label={words.table}
        columns={[words.day, ...series.map(({ label }) => label)]}
        rows={[...days].reverse().map((day) => ({ key: day, label: dayName(day), cells: series.map(cellOf(day)) }))}
      />
    </section>
  );
}
