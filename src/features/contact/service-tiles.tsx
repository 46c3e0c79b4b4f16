import type { ContactContent } from '@/content/en/contact';
import { Icon } from '@/ui/icon';
import { PageLink } from '@/ui/page-link';
import { Section } from '@/ui/section';

/** Eight tiles, each opening its service page. */
export function ServiceTiles({ services }: Pick<ContactContent, 'services'>) {
  return (
    <Section title={services.title} intro={services.intro} className="[--about:66rem] wide:[--about:36rem]">
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {services.tiles.map((tile) => (
          <li key={tile.page} className="flex">
            <PageLink
              page={tile.page}
              className="edge-after-dark flex flex-1 items-center gap-4 rounded-xl bg-asphalt-900 p-4 text-white no-underline hover:bg-asphalt-700 lg:flex-col lg:items-start lg:p-5"
            >
              <Icon name={tile.icon} className="size-9 text-amber-400" />
              <span>
                <span className="block heading text-subtitle">{tile.title}</span>
                <span className="block text-fog">{tile.text}</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <PageLink
          page="services"
          className="inline-flex min-h-12 items-center gap-1 text-lg font-semibold underline underline-offset-4"
        >
          {services.all}
        </PageLink>
      </p>
    </Section>
  );
}
