import type { SeriesPoint } from '@/contract/dashboard';

/** The picture's own units: a column per day, bars as high as their share of the highest. */
const COLUMN = 10;
const HEIGHT = 40;
const NOTHING = 1;

interface Props {
  label: string;
  points: SeriesPoint[];
  days: string[];
}

/**
 * A bar per day, today's in amber; a day without data has none. For the eye alone: the table beside it has the figures.
 */
export function TrendBars({ label, points, days }: Props) {
  const values = new Map(points.map(({ date, value }) => [date, value]));
  const highest = Math.max(...points.map(({ value }) => value), 1e-9);
  return (
    <>
      <p className="text-base text-muted">{label}</p>
      <svg
        viewBox={`0 0 ${days.length * COLUMN} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-1 block h-12 w-full border-b-2 border-muted sm:h-16"
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
              className={i === days.length - 1 ? 'fill-amber-500' : 'fill-muted'}
            />
          );
        })}
      </svg>
    </>
  );
}
