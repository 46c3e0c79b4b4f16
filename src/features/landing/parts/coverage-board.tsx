import type { CoverageArea } from '@/content/types';
import { cx } from '@/ui/cx';
import { useLanding } from '../context';

/** Names shorter than this fit two to a row on a phone, in characters. */
const SHORT = 26;

/** Areas as the panels of a gantry sign, the time on a white exit plate. */
export function CoverageBoard({ list }: { list: readonly CoverageArea[] }) {
  const { labels } = useLanding();
  const short = list.every((area) => area.name.length < SHORT && !area.note);
  return (
    <ul
      className={cx('grid grid-cols-2 gap-2 max-[19.99rem]:grid-cols-1', short ? 'lg:grid-cols-4' : 'lg:grid-cols-3')}
    >
      {list.map((area) => (
        <li
          key={area.name}
          className="flex justify-between gap-x-3 gap-y-1 rounded-md border-2 border-white/90 bg-lagoon px-2.5 py-2 text-white sm:px-3 sm:py-2.5 flex-col sm:flex-row sm:items-center"
        >
          <span className="leading-tight">
            <span className="block font-semibold">{area.name}</span>
            <span className="text-sm">
              <bdi>{labels.hours}</bdi>
              {area.difficulty && ` · ${labels.difficulties[area.difficulty]}`}
              {area.note && ` · ${area.note}`}
            </span>
          </span>
          <bdi className="shrink-0 self-start sm:self-auto rounded bg-card px-2 py-1 heading text-lg leading-none rtl:leading-snug text-ink">
            {area.response}
          </bdi>
        </li>
      ))}
    </ul>
  );
}
