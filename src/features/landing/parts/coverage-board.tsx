import type { CoverageArea } from '@/content/types';
import { useLanding } from '../context';

/** Areas as the panels of a gantry sign, the time on a white exit plate. */
export function CoverageBoard({ list }: { list: readonly CoverageArea[] }) {
  const { labels } = useLanding();
  return (
    <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
      {list.map((area) => (
        <li key={area.name} className="flex items-center justify-between gap-3 rounded-md border-2 border-white/90 bg-lagoon px-3 py-2.5 text-white">
          <span className="leading-tight">
            <span className="block font-semibold">{area.name}</span>
            <span className="text-sm">
              <bdi>{labels.hours}</bdi>
              {area.difficulty && ` · ${labels.difficulties[area.difficulty]}`}
              {area.note && ` · ${area.note}`}
            </span>
          </span>
          <bdi className="shrink-0 rounded bg-white px-2 py-1 heading text-lg leading-none text-ink">{area.response}</bdi>
        </li>
      ))}
    </ul>
  );
}
