import type { SeriesPoint } from '@/contract/dashboard';
import type { AdminWords } from '@/content/en/admin';
import { Summary } from '@/ui/summary';
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
      <details>
        <Summary>{words.table}</Summary>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
        <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={words.table}>
          <table className="w-full text-base">
            <thead>
              <tr className="align-bottom leading-tight">
                <th scope="col" className="text-start font-semibold">
                  {words.day}
                </th>
                {series.map(({ name, label }) => (
                  <th key={name} scope="col" className="ps-2 text-end font-semibold">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {[...days].reverse().map((day) => (
                <tr key={day} className="border-t border-sign-edge">
                  <th scope="row" className="py-1 text-start font-normal">
                    {dayName(day)}
                  </th>
                  {series.map(({ name, points, format }) => {
                    const value = points.find(({ date }) => date === day)?.value;
                    return (
                      <td key={name} className="py-1 ps-2 text-end tabular-nums">
                        {value === undefined ? words.none : format(value)}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}
