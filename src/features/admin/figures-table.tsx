import { cx } from '@/ui/cx';
import { Summary } from '@/ui/summary';

interface Row {
  key: string | number;
  label: string;
  /** In the order of the columns after the first. */
  cells: readonly (string | number)[];
}

interface Props {
  /** The words that open it. */
  label: string;
  /** Whose figures they are, where the page has several such tables. */
  about?: string;
  /** The first one heads the rows' labels. */
  columns: readonly string[];
  rows: readonly Row[];
}

/** The figures of a drawing, for screen readers and everyone else: a table that opens. */
export function FiguresTable({ label, about, columns, rows }: Props) {
  return (
    <details>
      <Summary about={about}>{label}</Summary>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={about ? `${label}: ${about}` : label}>
        <table className="w-full text-base">
          {about && <caption className="sr-only">{about}</caption>}
          <thead>
            <tr className="align-bottom leading-tight">
              {columns.map((column, place) => (
                <th
                  key={column}
                  scope="col"
                  className={cx('px-1 font-semibold first:ps-0 last:pe-0', place === 0 ? 'text-start' : 'text-end')}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label: name, cells }) => (
              <tr key={key} className="border-t border-sign-edge">
                <th scope="row" className="py-1 pe-1 text-start font-normal break-words">
                  <bdi>{name}</bdi>
                </th>
                {cells.map((cell, place) => (
                  <td key={columns[place + 1]} className="px-1 py-1 text-end tabular-nums last:pe-0">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
