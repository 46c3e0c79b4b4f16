import { Icon } from '@/ui/icon';
import type { CoverageArea } from '@/content/types';
import { useLanding } from '../context';

/** Areas as small light tiles. */
export function CoverageTiles({ list }: { list: readonly CoverageArea[] }) {
  const { labels } = useLanding();
  return (
    <ul className="grid grid-cols-2 gap-x-3 max-md:border-t-2 max-md:border-sign-edge md:grid-cols-3 md:gap-3 lg:grid-cols-4">
      {list.map((area) => (
        <li
          key={area.name}
          className="border-sign-edge py-2 max-md:border-b-2 md:rounded-lg md:border md:bg-card md:p-4"
        >
          <h3 className="flex items-start gap-2 text-lg leading-tight md:text-xl">
            <Icon name="pin" className="mt-0.5 size-5 shrink-0 text-amber-700 max-md:hidden" />
            {area.name}
          </h3>
          <p className="text-base leading-snug text-muted md:mt-1 md:ps-7">
            <bdi className="font-semibold text-ink">{area.response}</bdi>
            {' · '}
            <bdi>{labels.hours}</bdi>
            {area.difficulty && ` · ${labels.difficulties[area.difficulty]}`}
          </p>
          {area.note && <p className="text-base leading-snug text-muted md:ps-7">{area.note}</p>}
        </li>
      ))}
    </ul>
  );
}
