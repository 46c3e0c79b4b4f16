import type { ServicesContent } from '@/content/en/services';
import { LinkedText } from '@/ui/linked-text';
import { Section } from '@/ui/section';
import { estimateParts } from './estimate-parts';

/** Three estimates, worked out line by line with the function that the booking form and the server use. */
export function Examples({ words: { examples, price } }: { words: ServicesContent }) {
  return (
    <Section title={examples.title} intro={examples.intro} tone="dim">
      <ul className="grid gap-6 lg:grid-cols-3">
        {examples.cases.map((one) => {
          const { base, now, luxury, sum } = estimateParts(one);
          const lines = [
            { label: examples.base, aed: base },
            { label: examples.now, aed: now },
            { label: examples.luxury, aed: luxury },
          ].filter(({ aed }) => aed > 0);
          return (
            <li key={one.title} className="flex flex-col rounded-xl border-2 border-sign-edge bg-card p-5">
              <h3 className="text-subtitle">{one.title}</h3>
              <dl className="mt-4 flex flex-1 flex-col justify-end">
                {lines.map(({ label, aed }) => (
                  <div key={label} className="flex justify-between gap-4 py-1">
                    <dt className="text-muted">{label}</dt>
                    <dd className="tabular-nums">{price(aed)}</dd>
                  </div>
                ))}
                <div className="mt-2 flex items-baseline justify-between gap-4 border-t-4 border-ink pt-2">
                  <dt className="font-semibold">{examples.sum}</dt>
                  <dd className="heading text-subtitle tabular-nums">{price(sum)}</dd>
                </div>
              </dl>
            </li>
          );
        })}
      </ul>
      <p className="mt-6 max-w-text text-muted">
        <LinkedText>{examples.note}</LinkedText>
      </p>
    </Section>
  );
}
