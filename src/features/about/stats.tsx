import type { StatTile } from '@/content/en/about';
import { Icon } from '@/ui/icon';
import { Section } from '@/ui/section';

/** Tile colour to text colour; each passes 4.5:1 on asphalt-800. */
const COLOUR: Record<StatTile['colour'], string> = {
  amber: 'text-amber-400',
  lagoon: 'text-lagoon-light',
  green: 'text-whatsapp',
};

/** Six figures (spec 1, section 2). They are claims of the company, kept in `content/claims.ts`. */
export function Stats({ title, tiles }: { title: string; tiles: readonly StatTile[] }) {
  return (
    <Section title={title} tone="dark">
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4">
        {tiles.map((tile) => (
          <div key={tile.label} className="flex flex-col-reverse justify-end rounded-xl bg-asphalt-800 p-4 sm:p-5">
            <dt className="text-fog">{tile.label}</dt>
            <dd
              className={`heading text-title ltr:xs:text-hero rtl:max-xs:text-2xl rtl:lg:text-hero ${COLOUR[tile.colour]}`}
            >
              <span className="mb-2 flex">
                <Icon name={tile.icon} className="size-7" />
              </span>
              {tile.number}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
