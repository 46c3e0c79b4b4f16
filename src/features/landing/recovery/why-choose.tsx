import type { RecoveryContent } from '@/content/types-recovery';
import { Card } from '@/ui/card';
import { LinkedText } from '@/ui/linked-text';
import { Section } from '@/ui/section';

/** 'Why Choose Recovery Near Me?': four cards. */
export function WhyChoose({ why }: { why: RecoveryContent['why'] }) {
  return (
    <Section id="why" title={why.title} intro={why.intro} tone="dark">
      <ul className="grid gap-3 wide:grid-cols-2 wide:gap-4 lg:grid-cols-4">
        {why.cards.map((card) => (
          <li key={card.title} className="grid">
            <Card title={card.title} icon={card.icon} tone="dark" row>
              <p>
                <LinkedText>{card.text}</LinkedText>
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
