import { Icon } from '@/ui/icon';
import { Section } from '@/ui/section';
import { useLanding } from '../context';

/** Six services: as cards, or as rows where the texts are long. */
export function Services() {
  const { title, intro, cards, view = 'cards' } = useLanding().content.services;
  const rows = view === 'rows';
  return (
    <Section id="services" title={title} intro={intro}>
      <ul className={rows ? 'grid gap-x-12 md:grid-cols-2' : 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3'}>
        {cards.map((card) => (
          <li
            key={card.title}
            className={rows ? 'flex gap-4 border-t border-sign-edge py-5' : 'rounded-lg border border-sign-edge border-t-4 border-t-amber-400 bg-white p-5'}
          >
            <span className="grid size-11 shrink-0 place-items-center rounded-md bg-asphalt-900 text-amber-400">
              <Icon name={card.icon} className="size-6" />
            </span>
            <div className={rows ? '' : 'mt-3'}>
              <h3 className="text-subtitle">{card.title}</h3>
              <p className="mt-1 text-muted">{card.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
