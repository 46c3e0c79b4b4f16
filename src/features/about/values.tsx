import type { AboutContent } from '@/content/en/about';
import { Icon } from '@/ui/icon';
import { LinkedText } from '@/ui/linked-text';
import { Section } from '@/ui/section';

/** Four core values. */
export function Values({ values }: Pick<AboutContent, 'values'>) {
  return (
    <Section title={values.title} tone="dim">
      <ul className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        {values.cards.map((card) => (
          <li key={card.title} className="flex gap-4 border-t-4 border-ink pt-4">
            <Icon name={card.icon} className="mt-0.5 size-8 text-amber-700" />
            <div>
              <h3 className="text-subtitle">{card.title}</h3>
              <p className="mt-1 max-w-text text-muted">
                <LinkedText>{card.text}</LinkedText>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
