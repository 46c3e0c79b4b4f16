import { cx } from '@/ui/cx';
import { Fold } from '@/ui/fold';
import { Icon } from '@/ui/icon';
import { LinkedText } from '@/ui/linked-text';
import { Section } from '@/ui/section';
import { useLanding } from '../context';
import type { Tone } from '../layout';

/** Six services: as cards, or as rows where the texts are long; on phones each unfolds. */
export function Services({ tone }: { tone: Tone }) {
  const { title, intro, cards, view = 'cards' } = useLanding().content.services;
  const rows = view === 'rows';
  return (
    <Section id="services" title={title} intro={intro} tone={tone}>
      <ul className={rows ? 'grid gap-x-12 wide:grid-cols-2' : 'grid wide:grid-cols-2 wide:gap-4 lg:grid-cols-3'}>
        {cards.map((card) => (
          <li
            key={card.title}
            className={cx(
              'max-wide:border-t max-wide:border-sign-edge',
              rows
                ? 'wide:border-t-2 wide:border-sign-edge wide:py-5'
                : 'wide:rounded-lg wide:border wide:border-t-4 wide:border-sign-edge wide:border-t-amber-400 wide:bg-card wide:p-5',
            )}
          >
            <Fold
              line={
                <h3 className="flex items-center gap-3 py-1 text-subtitle wide:py-0">
                  <span className="edge-after-dark grid size-11 shrink-0 place-items-center rounded-md bg-asphalt-900 text-amber-400">
                    <Icon name={card.icon} />
                  </span>
                  {card.title}
                </h3>
              }
              bodyClassName="max-wide:pb-4"
            >
              <p className={rows ? 'text-muted wide:mt-2 wide:ps-14' : 'text-muted wide:mt-2'}>
                <LinkedText>{card.text}</LinkedText>
              </p>
            </Fold>
          </li>
        ))}
      </ul>
    </Section>
  );
}
