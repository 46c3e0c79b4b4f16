import { Icon } from '@/ui/icon';
import { Section } from '@/ui/section';
import { useLanding } from '../context';
import type { Tone } from '../layout';

/** Six services: as cards, or as rows where the texts are long. */
export function Services({ tone }: { tone: Tone }) {
  const { title, intro, cards, view = 'cards' } = useLanding().content.services;
  const rows = view === 'rows';
  return (
    <Section id="services" title={title} intro={intro} tone={tone}>
      <ul className={rows ? 'grid gap-x-12 md:grid-cols-2' : 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3'}>
        {cards.map((card) => (
          <li
            key={card.title}
            className={rows ? 'border-t-2 border-sign-edge py-5' : 'rounded-lg border border-sign-edge border-t-4 border-t-amber-400 bg-white p-5'}
          >
            <h3 className="flex items-center gap-3 text-subtitle">
              <span className="grid size-11 shrink-0 place-items-center rounded-md bg-asphalt-900 text-amber-400">
                <Icon name={card.icon} />
              </span>
              {card.title}
            </h3>
            <p className={rows ? 'mt-2 text-muted md:ps-14' : 'mt-2 text-muted'}>{card.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
