import { Icon } from '@/ui/icon';
import type { CoverageArea } from '@/content/types';
import { useLanding } from '../context';

/** Areas as small light tiles. */
export function CoverageTiles({ list }: { list: readonly CoverageArea[] }) {
  const { labels } = useLanding();
  return (
    <ul className="grid gap-3 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
      {list.map((area) => (
        <li key={area.name} className="rounded-lg border border-sign-edge bg-white p-4">
          <h3 className="flex items-start gap-2 text-xl leading-tight">
            <Icon name="pin" className="mt-0.5 size-5 shrink-0 text-amber-700" />
            {area.name}
          </h3>
          <p className="mt-1 ps-7 text-muted">
            <bdi className="font-semibold text-ink">{area.response}</bdi>
            {' · '}
            <bdi>{labels.hours}</bdi>
            {area.difficulty && ` · ${labels.difficulties[area.difficulty]}`}
          </p>
          {area.note && <p className="ps-7 text-muted">{area.note}</p>}
        </li>
      ))}
    </ul>
  );
}
