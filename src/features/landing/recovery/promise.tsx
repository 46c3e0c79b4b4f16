import type { Guarantee, RecoveryContent } from '@/content/types-recovery';
import { Icon } from '@/ui/icon';
import { Section } from '@/ui/section';

function GuaranteeCard({ card }: { card: Guarantee }) {
  return (
    <div className="flex h-full flex-col rounded-xl bg-asphalt-800 p-5">
      <p className="flex items-center justify-between gap-3">
        <Icon name={card.icon} className="size-8 text-amber-400" />
        <span className="rounded border border-fog px-2 py-0.5 text-sm font-semibold text-fog">{card.badge}</span>
      </p>
      <h3 className="mt-3 text-subtitle">{card.title}</h3>
      <p className="mt-1 text-fog">{card.description}</p>
      <ul className="mt-4 flex-1 space-y-1.5">
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
    </div>
  );
}

/** 'Our Promise to You': guarantee cards and the figures behind them. */
export function Promise({ promise }: { promise: RecoveryContent['promise'] }) {
  return (
    <Section id="promise" title={promise.title} intro={promise.intro} tone="dark">
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {promise.cards.map((card) => <li key={card.title}><GuaranteeCard card={card} /></li>)}
      </ul>
      <h3 className="sr-only">{promise.figuresTitle}</h3>
      <dl className="mt-8 grid grid-cols-2 gap-6 border-t-4 border-dashed border-asphalt-600 pt-8 sm:grid-cols-3 lg:grid-cols-5">
        {promise.figures.map((figure) => (
          <div key={figure.label} className="flex flex-col-reverse justify-end">
            <dt className="text-fog">{figure.label}</dt>
            <dd className="heading text-title leading-none"><bdi>{figure.value}</bdi></dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
