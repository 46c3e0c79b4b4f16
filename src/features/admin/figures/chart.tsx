import { useId } from 'react';
import { cx } from '@/ui/cx';
import { FiguresTable } from '../figures-table';

export interface ChartRow {
  key: string | number;
  label: string;
  /** What the bar shows; a second one stands below it, lighter. */
  value: number;
  beside?: number;
  /** The figures in words, at the bar's end. */
  text: string;
  /** The table's cells after the label. */
  cells: (string | number)[];
}

interface Props {
  title: string;
  rows: readonly ChartRow[];
  columns: readonly string[];
  tableLabel: string;
  /** More rows than this stand in the table only. */
  most?: number;
}

const HEIGHT = 10;
const WIDTH = 100;

/** Bars as plain SVG, each with its figure in words, and all figures in a table that opens below. */
export function Chart({ title, rows, columns, tableLabel, most = 8 }: Props) {
  const heading = useId();
  /** If all bars have the same length, they are not drawn. */
  const drawn = rows.some(({ value, beside = value }) => value !== rows[0]?.value || value !== beside);
  const highest = Math.max(...rows.flatMap(({ value, beside = 0 }) => [value, beside]), 1e-9);
  const bar = (value: number, y: number, height: number, look: string) =>
    value > 0 && <rect x={0} y={y} width={Math.max(0.5, (value / highest) * WIDTH)} height={height} className={look} />;
  return (
    <section aria-labelledby={heading} className="rounded-xl border-2 border-sign-edge bg-card p-3 sm:p-5">
      <h3 id={heading} className="font-semibold">
        {title}
      </h3>
      <ul className="mt-2 space-y-2" aria-label={title}>
        {rows.slice(0, most).map(({ key, label, value, beside, text }) => (
          <li key={key}>
            {/* Beside large letters the figures have a line of their own, or more than one. */}
            <p className="flex flex-wrap items-baseline gap-x-3 text-base leading-tight">
              <span className="min-w-24 flex-1 break-words">
                <bdi>{label}</bdi>
              </span>
              <span className="ms-auto text-end tabular-nums">{text}</span>
            </p>
            {drawn && (
              <svg
                viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
                preserveAspectRatio="none"
                aria-hidden="true"
                className={cx('mt-0.5 block w-full', beside === undefined ? 'h-2' : 'h-4')}
              >
                {bar(value, 0, beside === undefined ? HEIGHT : HEIGHT / 2, 'fill-muted')}
                {beside !== undefined && bar(beside, HEIGHT / 2, HEIGHT / 2, 'fill-amber-400')}
              </svg>
            )}
          </li>
        ))}
      </ul>
      <FiguresTable label={tableLabel} about={title} columns={columns} rows={rows} />
    </section>
  );
}
