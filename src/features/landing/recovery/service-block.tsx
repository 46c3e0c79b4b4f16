import type { RecoveryContent, ServiceBlock } from '@/content/types-recovery';
import { CallLink } from '@/ui/contact-links';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { Picture } from '@/ui/picture';
import { border, gradient, ink, solid } from './accents';
import { CoverageList } from './coverage-list';

/** Features and process steps shown of each block (spec 2, section 9, "Content limits"). */
const SHOWN = 4;

interface Props {
  block: ServiceBlock;
  labels: RecoveryContent['detailed']['labels'];
  source: string;
  /** Picture on the other side, so that a column of blocks does not read as a table. */
  flipped: boolean;
}

function Overlays({ labels }: { labels: Props['labels'] }) {
  const chip = 'flex items-center gap-1.5 rounded bg-asphalt-950/90 px-2.5 py-1 text-sm font-semibold text-white';
  return (
    <ul className="absolute inset-x-3 bottom-3 flex flex-wrap gap-2">
      <li className={chip}><Icon name="clock" className="size-4 text-amber-400" />{labels.response}</li>
      <li className={chip}><Icon name="pin" className="size-4 text-amber-400" />{labels.everywhere}</li>
      <li className={chip}><Icon name="star" className="size-4 text-amber-400" />{labels.rating}</li>
    </ul>
  );
}

/** A service in depth: picture with overlays, features, process, coverage and the call. */
export function ServiceBlockView({ block, labels, source, flipped }: Props) {
  return (
    <article className={cx('grid gap-x-12 gap-y-6 border-t-4 pt-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]', border[block.borderColor])}>
      <div className={cx('lg:row-start-1', flipped ? 'lg:col-start-2' : 'lg:col-start-1')}>
        <div className={cx('relative overflow-hidden rounded-xl bg-linear-to-b to-transparent', gradient[block.gradient])}>
          <Picture pic={block.image} sizes="(min-width:64rem) 48vw, 100vw" />
          <Overlays labels={labels} />
        </div>
        <CallLink source={`${source}: ${block.title}`} className="mt-4 w-full sm:w-auto">{labels.call}</CallLink>
      </div>
      <div className={cx('lg:row-span-2 lg:row-start-1', flipped ? 'lg:col-start-1' : 'lg:col-start-2')}>
        <p className={cx('flex items-center gap-2 font-semibold', ink[block.iconColor])}>
          <span className={cx('grid size-9 place-items-center rounded', solid[block.iconColor])}>
            <Icon name={block.icon} className="size-5" />
          </span>
          {block.subtitle}
        </p>
        <h3 className="mt-2 text-title">{block.title}</h3>
        <p className="mt-2 max-w-text">{block.description}</p>
        <h4 className="mt-6 font-semibold">{labels.features}</h4>
        <ul className="mt-2 grid gap-2 sm:grid-cols-2">
          {block.features.slice(0, SHOWN).map((feature) => (
            <li key={feature} className="flex gap-2">
              <Icon name="check" className={cx('mt-0.5 size-5', ink[block.iconColor])} />
              {feature}
            </li>
          ))}
        </ul>
        <h4 className="mt-6 font-semibold">{labels.process}</h4>
        <ol className="mt-2 space-y-2">
          {block.process.slice(0, SHOWN).map((step, i) => (
            <li key={step} className="flex gap-3">
              <span aria-hidden="true" className={cx('heading grid size-7 shrink-0 place-items-center rounded leading-none', solid[block.iconColor])}>{i + 1}</span>
              {step}
            </li>
          ))}
        </ol>
      </div>
      <div className={cx('lg:row-start-2', flipped ? 'lg:col-start-2' : 'lg:col-start-1')}>
        <h4 className="mb-2 font-semibold">{labels.coverage}</h4>
        <CoverageList areas={block.coverage} more={labels.more} />
      </div>
    </article>
  );
}
