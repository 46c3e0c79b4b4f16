import type { RecoveryContent, ServiceBlock } from '@/content/types-recovery';
import { CallLink } from '@/ui/contact-links';
import { cx } from '@/ui/cx';
import { Fold } from '@/ui/fold';
import { Icon } from '@/ui/icon';
import { LinkedText } from '@/ui/linked-text';
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
  const chip =
    'edge-after-dark flex items-center gap-1.5 rounded bg-asphalt-900 px-2.5 py-1 text-sm font-semibold text-white';
  return (
    <ul className="flex flex-wrap gap-2">
      <li className={chip}>
        <Icon name="clock" className="size-4 text-amber-400" />
        {labels.response}
      </li>
      <li className={chip}>
        <Icon name="pin" className="size-4 text-amber-400" />
        {labels.everywhere}
      </li>
      <li className={chip}>
        <Icon name="star" className="size-4 text-amber-400" />
        {labels.rating}
      </li>
    </ul>
  );
}

/** A service in depth: picture, figures, features, process, coverage and the call. On phones a row that unfolds. */
export function ServiceBlockView({ block, labels, source, flipped }: Props) {
  return (
    <article className={cx('border-t-4 pt-3 wide:pt-6', border[block.borderColor])}>
      <Fold
        bodyClassName="mt-3 wide:mt-6"
        line={
          <span className="grid grid-cols-[6.5rem_1fr] items-center gap-x-3 wide:grid-cols-2 wide:gap-x-12">
            <span
              className={cx(
                'overflow-hidden rounded-lg bg-linear-to-b to-transparent wide:rounded-xl',
                gradient[block.gradient],
                flipped && 'wide:order-2',
              )}
            >
              <Picture pic={block.image} sizes="(min-width: 769px) 48vw, 104px" className="max-wide:aspect-[4/3]" />
            </span>
            <span>
              <span className={cx('flex items-center gap-2 leading-snug font-semibold', ink[block.iconColor])}>
                <span className={cx('grid size-9 place-items-center rounded max-wide:hidden', solid[block.iconColor])}>
                  <Icon name={block.icon} className="size-5" />
                </span>
                {block.subtitle}
              </span>
              <h3 className="text-subtitle wide:mt-2 wide:text-title">{block.title}</h3>
            </span>
          </span>
        }
      >
        <Overlays labels={labels} />
        <p className="mt-3 max-w-text">
          <LinkedText>{block.description}</LinkedText>
        </p>
        <div className="mt-4 grid gap-x-12 gap-y-5 lg:grid-cols-3">
          <div>
            <h4 className="font-semibold">{labels.features}</h4>
            <ul className="mt-2 grid gap-2">
              {block.features.slice(0, SHOWN).map((feature) => (
                <li key={feature} className="flex gap-2">
                  <Icon name="check" className={cx('mt-0.5 size-5', ink[block.iconColor])} />
                  <span>
                    <LinkedText>{feature}</LinkedText>
                  </span>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h4 className="font-semibold">{labels.process}</h4>
            <ol className="mt-2 space-y-2">
              {block.process.slice(0, SHOWN).map((step, i) => (
                <li key={step} className="flex gap-3">
                  <span
                    aria-hidden="true"
                    className={cx(
                      'heading grid size-7 shrink-0 place-items-center rounded leading-none',
                      solid[block.iconColor],
                    )}
                  >
                    {i + 1}
                  </span>
                  <span>
                    <LinkedText>{step}</LinkedText>
                  </span>
                </li>
              ))}
            </ol>
          </div>
          <div>
            <h4 className="mb-2 font-semibold">{labels.coverage}</h4>
            <CoverageList areas={block.coverage} more={labels.more} />
          </div>
        </div>
        <CallLink source={`${source}: ${block.title}`} className="mt-4 w-full sm:w-auto">
          {labels.call}
        </CallLink>
      </Fold>
    </article>
  );
}
