import { Link } from 'react-router-dom';
import { href } from '@/config/paths';
import type { ContactContent } from '@/content/en/contact';
import { Icon } from '@/ui/icon';
import { A } from '@/ui/link';
import { Section } from '@/ui/section';

/** Eight tiles, each opening its service page. */
export function ServiceTiles({ services }: Pick<ContactContent, 'services'>) {
  return (
    <Section title={services.title} intro={services.intro}>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {services.tiles.map((tile) => (
          <li key={tile.page} className="flex">
            <Link to={href(tile.page)} className="flex flex-1 items-center gap-4 rounded-xl bg-asphalt-900 p-4 text-white no-underline hover:bg-asphalt-700 lg:flex-col lg:items-start lg:p-5">
              <Icon name={tile.icon} className="size-9 text-amber-400" />
              <span>
                <span className="block heading text-subtitle">{tile.title}</span>
                <span className="block text-fog">{tile.text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <A to={href('services')} className="inline-flex min-h-12 items-center text-lg font-semibold underline underline-offset-4">{services.all}</A>
      </p>
    </Section>
  );
}
