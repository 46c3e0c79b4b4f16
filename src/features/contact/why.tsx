import type { ContactContent } from '@/content/en/contact';
import { Card } from '@/ui/card';
import { LinkedText } from '@/ui/linked-text';
import { Section } from '@/ui/section';

/** Six reasons. */
export function Why({ why }: Pick<ContactContent, 'why'>) {
  return (
    <Section title={why.title} tone="dim">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {why.tiles.map((tile) => (
          <li key={tile.title} className="flex *:flex-1">
            <Card title={tile.title} icon={tile.icon}>
              <LinkedText>{tile.text}</LinkedText>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
