import type { AboutContent } from '@/content/en/about';
import { LinkedText } from '@/ui/linked-text';
import { Picture } from '@/ui/picture';
import { Section } from '@/ui/section';

/** Four families of vehicles and how many of each. */
export function Fleet({ fleet }: Pick<AboutContent, 'fleet'>) {
  return (
    <Section id="fleet" title={fleet.title} intro={fleet.intro}>
      <ul className="grid gap-6 sm:grid-cols-2">
        {fleet.cards.map((card) => (
          <li key={card.title} className="edge-after-dark overflow-hidden rounded-xl bg-asphalt-900 text-white">
            <Picture pic={card.image} sizes="(min-width:76rem) 37rem, (min-width:40rem) 50vw, 100vw" />
            <div className="flex items-start gap-4 p-5">
              <p className="shrink-0 rounded-md bg-amber-400 px-3 py-1.5 heading text-title leading-none text-asphalt-950">
                {card.count}
              </p>
              <div>
                <h3 className="text-subtitle">{card.title}</h3>
                <p className="mt-1 text-fog">
                  <LinkedText>{card.description}</LinkedText>
                </p>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
