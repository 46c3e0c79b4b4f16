import type { CoverageArea, Difficulty } from '@/content/types';
import { useLanding } from '../context';

/** How many of three bars are filled: difficulty reads without colour. */
const BARS: Record<Difficulty, number> = { Easy: 1, Medium: 2, Hard: 3 };
const FILL: Record<Difficulty, string> = { Easy: 'bg-whatsapp-dark', Medium: 'bg-amber-700', Hard: 'bg-danger' };

function Level({ value }: { value: Difficulty }) {
  const { labels } = useLanding();
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className="flex items-end gap-0.5">
        {[1, 2, 3].map((bar) => (
          <span
            key={bar}
            className={`w-1.5 rounded-xs ${bar === 1 ? 'h-2' : bar === 2 ? 'h-3' : 'h-4'} ${bar <= BARS[value] ? FILL[value] : 'bg-sign-edge'}`}
          />
        ))}
      </span>
      {labels.difficulties[value]}
    </span>
  );
}

/** Areas as a table, with the difficulty of the access where an area names one. */
export function CoverageTable({ list }: { list: readonly CoverageArea[] }) {
  const { content, labels } = useLanding();
  const graded = list.some((area) => area.difficulty);
  return (
    <table className="block w-full sm:table">
      <caption className="sr-only">{content.areas.title}</caption>
      <thead className="sr-only sm:not-sr-only sm:table-header-group">
        <tr className="border-b-2 border-ink">
          {[labels.area, labels.response, ...(graded ? [labels.difficulty] : [])].map((head) => (
            <th key={head} scope="col" className="py-2 pe-4 text-start font-semibold">
              {head}
            </th>
          ))}
          <th scope="col" className="py-2 text-end font-semibold">
            <bdi>{labels.hours}</bdi>
          </th>
        </tr>
      </thead>
      <tbody className="grid grid-cols-2 gap-x-4 sm:table-row-group">
        {list.map((area) => (
          <tr
            key={area.name}
            className="flex flex-wrap content-start items-baseline gap-x-2 border-b-2 border-sign-edge py-2 leading-snug sm:table-row sm:leading-normal"
          >
            <th scope="row" className="w-full text-start font-semibold sm:table-cell sm:w-auto sm:py-3 sm:pe-4">
              {area.name}
              {area.note && <span className="block font-normal text-muted">{area.note}</span>}
            </th>
            <td className="heading text-lg leading-snug sm:table-cell sm:text-xl sm:whitespace-nowrap sm:py-3 sm:pe-4">
              <bdi>{area.response}</bdi>
            </td>
            {graded && (
              <td className="sm:table-cell sm:py-3 sm:pe-4">{area.difficulty && <Level value={area.difficulty} />}</td>
            )}
            <td className="text-muted sm:table-cell sm:py-3 sm:text-end">
              <bdi>{labels.hours}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
