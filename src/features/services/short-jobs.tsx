import type { ServicesContent } from '@/content/en/services';
import { Section } from '@/ui/section';

/** Prices that are agreed by phone, by distance. */
export function ShortJobs({ short }: Pick<ServicesContent, 'short'>) {
  return (
    <Section title={short.title} intro={short.intro} tone="dark">
      <dl className="grid gap-x-10 sm:grid-cols-2">
        {short.rows.map((row) => (
          <div key={row.label} className="flex items-baseline justify-between gap-4 border-b-2 border-asphalt-700 py-3">
            <dt>
              <span className="font-semibold">{row.label}</span>
              <span className="block text-fog">{row.note}</span>
            </dt>
            <dd className="shrink-0 heading text-subtitle text-amber-400">{row.price}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
