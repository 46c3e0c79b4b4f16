import { LinkedText } from '@/ui/linked-text';
import { Section } from '@/ui/section';
import { useLanding } from '../context';
import type { Tone } from '../layout';

/** From-prices, largest thing first: what it costs. */
export function Prices({ tone }: { tone: Tone }) {
  const { prices } = useLanding().content;
  if (!prices) return null;
  return (
    <Section id="prices" title={prices.title} tone={tone}>
      <dl className="grid gap-px overflow-hidden rounded-xl border-2 border-sign-edge bg-sign-edge wide:flex wide:flex-wrap">
        {prices.rows.map((row) => (
          <div
            key={row.label}
            className="bg-card px-4 py-3 max-wide:grid max-wide:grid-cols-[1fr_auto] max-wide:gap-x-3 wide:grow wide:basis-52 wide:p-5"
          >
            <dt className="font-semibold">{row.label}</dt>
            <dd className="heading text-2xl leading-none rtl:leading-snug wide:mt-1 wide:text-title rtl:wide:text-2xl rtl:lg:text-3xl">
              <bdi>{row.price}</bdi>
            </dd>
            <dd className="col-span-2 text-muted max-wide:text-base max-wide:leading-snug wide:mt-2">
              <LinkedText>{row.note}</LinkedText>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-text text-muted">
        <LinkedText>{prices.note}</LinkedText>
      </p>
    </Section>
  );
}
