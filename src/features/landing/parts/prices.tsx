import { Section } from '@/ui/section';
import { useLanding } from '../context';
import type { Tone } from '../layout';

/** From-prices, largest thing first: what it costs. */
export function Prices({ tone }: { tone: Tone }) {
  const { prices } = useLanding().content;
  if (!prices) return null;
  return (
    <Section id="prices" title={prices.title} tone={tone}>
      <dl className="flex flex-wrap gap-px overflow-hidden rounded-xl border-2 border-sign-edge bg-sign-edge">
        {prices.rows.map((row) => (
          <div key={row.label} className="grow basis-52 bg-white p-5">
            <dt className="font-semibold">{row.label}</dt>
            <dd className="mt-1 heading text-title leading-none rtl:leading-snug">
              <bdi>{row.price}</bdi>
            </dd>
            <dd className="mt-2 text-muted">{row.note}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-text text-muted">{prices.note}</p>
    </Section>
  );
}
