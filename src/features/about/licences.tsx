import { site } from '@/config/site';
import type { AboutContent } from '@/content/en/about';
import { Icon } from '@/ui/icon';
import { Section } from '@/ui/section';

/** The licence list as the plate that hangs in a truck's cab, and what follows from it. */
export function Licences({ licences }: Pick<AboutContent, 'licences'>) {
  return (
    <Section title={licences.title} intro={licences.intro} tone="dark">
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:gap-12">
        <dl className="overflow-hidden rounded-xl border-4 border-asphalt-600 bg-sign text-ink">
          {licences.rows.map((row) => (
            <div
              key={row.label}
              className="flex flex-col gap-x-6 border-b-2 border-sign-edge px-5 py-3 last:border-b-0 sm:flex-row sm:items-baseline"
            >
              <dt className="text-muted sm:w-48 sm:shrink-0">{row.label}</dt>
              <dd className="heading text-subtitle">
                <bdi lang={row.value === site.legalName ? 'en' : undefined}>{row.value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <ul className="space-y-4">
          {licences.points.map((point) => (
            <li key={point} className="flex gap-3 text-lg">
              <Icon name="check" className="mt-0.5 size-6 text-amber-400" />
              {point}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
