import type { HomeContent } from '@/content/home-types';
import { Section } from '@/ui/section';
import { ServiceCard } from './service-card';

/** About the height of the cards, until they are laid out: folded on phones, in two columns, in four. */
const HEIGHT = '[--about:50rem] wide:[--about:172rem] xl:[--about:102rem]';

/** The eight service cards. */
export function Services({ services }: { services: HomeContent['services'] }) {
  return (
    <Section id="services" title={services.title} intro={services.intro} tone="dim" className={HEIGHT}>
      <ul className="grid gap-2 wide:grid-cols-2 wide:gap-5 xl:grid-cols-4">
        {services.cards.map((card) => (
          <ServiceCard key={card.id} card={card} words={services} />
        ))}
      </ul>
    </Section>
  );
}
