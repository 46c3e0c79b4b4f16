import type { SeriesPoint } from '@/contract/dashboard';
import type { AdminWords } from '@/content/en/admin';
import { dayName } from '../format';

/** The picture's own units: a column per day, bars as high as their share of the highest. */
const COLUMN = 10;
const HEIGHT = 40;
const NOTHING = 1;

interface Props {
  label: string;
  points: SeriesPoint[];
  days: string[];
  format: (value: number) => string;
  words: AdminWords['trend'];
}

/** A bar per day; a day without data has none. The same figures stand in a table that opens below, for screen readers and everyone else. */
export function Trend({ label, points, days, format, words }: Props) {
  const values = new Map(points.map(({ date, value }) => [date, value]));
  const highest = Math.max(...points.map(({ value }) => value), 1e-9);
  return (
    <div className="mt-auto pt-3">
      <p className="text-base text-muted">{words.title}</p>
      <svg
        viewBox={`0 0 ${days.length * COLUMN} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-1 block h-12 w-full sm:h-14 border-b-2 border-asphalt-600"
      >
        {days.map((day, i) => {
          const value = values.get(day);
          if (value === undefined) return null;
          const height = Math.max(NOTHING, (value / highest) * HEIGHT);
          return (
            <rect
              key={day}
              x={i * COLUMN + 1.5}
              y={HEIGHT - height}
              width={COLUMN - 3}
              height={height}
              className={i === days.length - 1 ? 'fill-amber-500' : 'fill-asphalt-600'}
            />
          );
        })}
      </svg>
      <details className="mt-1">
        <summary className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
          {words.table}
          <span className="sr-only">: {label}</span>
        </summary>
        <table className="w-full text-base">
          <caption className="sr-only">
            {label}, {words.title}
          </caption>
          <thead>
            <tr>
              <th scope="col" className="text-start font-semibold">
                {words.day}
              </th>
              <th scope="col" className="text-end font-semibold">
                {label}
              </th>
            </tr>
          </thead>
          <tbody>
            {[...days].reverse().map((day) => {
              const value = values.get(day);
              return (
                <tr key={day} className="border-t border-sign-edge">
                  <th scope="row" className="py-1 text-start font-normal">
                    {dayName(day)}
                  </th>
                  <td className="py-1 text-end">{value === undefined ? words.none : format(value)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </details>
    </div>
  );
}
