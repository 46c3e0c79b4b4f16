import type { Guarantee, RecoveryContent } from '@/content/types-recovery';
import { Fold } from '@/ui/fold';
import { Icon } from '@/ui/icon';
import { LinkedText } from '@/ui/linked-text';
import { Section } from '@/ui/section';

function GuaranteeCard({ card }: { card: Guarantee }) {
  return (
    <div className="h-full rounded-xl bg-asphalt-800 px-4 py-1 wide:p-5">
      <Fold
        bodyClassName="max-wide:pb-4"
        line={
          <span className="flex items-center gap-3 wide:block">
            <span className="flex items-center justify-between gap-3 max-wide:order-2 wide:mb-3">
              <Icon name={card.icon} className="size-8 text-amber-400 max-wide:hidden" />
              <span className="rounded border border-fog px-2 py-0.5 text-sm font-semibold text-fog">{card.badge}</span>
            </span>
            <h3 className="flex-1 text-subtitle">{card.title}</h3>
          </span>
        }
      >
        <p className="mt-1 text-fog">
          <LinkedText>{card.description}</LinkedText>
        </p>
        <ul className="mt-4 space-y-1.5">
          {card.features.map((feature) => (
            <li key={feature} className="flex gap-2">
              <Icon name="check" className="mt-0.5 size-5 text-amber-400" />
              {feature}
            </li>
          ))}
        </ul>
        <p className="mt-5 border-t border-asphalt-600 pt-4">
          <bdi className="heading block text-title leading-none text-amber-400">{card.statistic}</bdi>
          <span className="text-fog">{card.statLabel}</span>
        </p>
      </Fold>
    </div>
  );
}

/** 'Our Promise to You': guarantee cards and the figures behind them. */
export function OurPromise({ promise }: { promise: RecoveryContent['promise'] }) {
  return (
    <Section id="promise" title={promise.title} intro={promise.intro} tone="dark" className="wide:[--about:54rem]">
      <ul className="grid gap-2 wide:grid-cols-2 wide:gap-4 xl:grid-cols-4">
        {promise.cards.map((card) => (
          <li key={card.title}>
            <GuaranteeCard card={card} />
          </li>
        ))}
      </ul>
      <h3 className="sr-only">{promise.figuresTitle}</h3>
      <dl className="mt-5 grid grid-cols-2 gap-4 border-t-4 border-dashed border-asphalt-600 pt-5 wide:mt-8 wide:gap-6 wide:pt-8 sm:grid-cols-3 lg:grid-cols-5">
        {promise.figures.map((figure) => (
          <div key={figure.label} className="flex flex-col-reverse justify-end">
            <dt className="text-fog">{figure.label}</dt>
            <dd className="heading text-title leading-none">
              <bdi>{figure.value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
