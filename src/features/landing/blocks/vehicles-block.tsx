import { LinkedText } from '@/ui/linked-text';
import { Section } from '@/ui/section';
import { useLanding } from '../context';
import type { BlockProps } from './types';

/** Kinds of vehicle with examples and the way each is moved (spec 2, section 2: type, examples, recovery method). */
export function VehiclesBlock({ block, tone }: BlockProps<'vehicles'>) {
  const { labels } = useLanding();
  return (
    <Section title={block.title} intro={block.intro} tone={tone} fold>
      <ul className="grid gap-4 md:grid-cols-2">
        {block.items.map((item) => (
          <li key={item.type} className="rounded-lg border border-sign-edge border-s-4 border-s-amber-400 bg-card p-5">
            <h3 className="text-subtitle">{item.type}</h3>
            <dl className="mt-2 space-y-2">
              <div>
                <dt className="text-sm text-muted">{labels.examples}</dt>
                <dd>
                  <LinkedText>{item.examples}</LinkedText>
                </dd>
              </div>
              <div>
                <dt className="text-sm text-muted">{labels.method}</dt>
                <dd>
                  <LinkedText>{item.method}</LinkedText>
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}
