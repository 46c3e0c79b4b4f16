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
          <span key={bar} className={`w-1.5 rounded-xs ${bar === 1 ? 'h-2' : bar === 2 ? 'h-3' : 'h-4'} ${bar <= BARS[value] ? FILL[value] : 'bg-sign-edge'}`} />
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
    <table className="w-full max-w-4xl text-start">
      <caption className="sr-only">{content.areas.title}</caption>
      <thead>
        <tr className="border-b-2 border-ink text-sm">
          <th scope="col" className="py-2 pe-3 text-start font-semibold">{labels.area}</th>
          <th scope="col" className="py-2 pe-3 text-start font-semibold">{labels.response}</th>
          {graded && <th scope="col" className="py-2 pe-3 text-start font-semibold">{labels.difficulty}</th>}
          <th scope="col" className="py-2 text-end font-semibold"><bdi>{labels.hours}</bdi></th>
        </tr>
      </thead>
      <tbody>
        {list.map((area) => (
          <tr key={area.name} className="border-b border-sign-edge">
            <th scope="row" className="py-3 pe-3 text-start font-semibold">
              {area.name}
              {area.note && <span className="block font-normal text-muted">{area.note}</span>}
            </th>
            <td className="py-3 pe-3 heading text-lg whitespace-nowrap"><bdi>{area.response}</bdi></td>
            {graded && <td className="py-3 pe-3">{area.difficulty && <Level value={area.difficulty} />}</td>}
            <td className="py-3 text-end text-muted"><bdi>{area.coverage}</bdi></td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
