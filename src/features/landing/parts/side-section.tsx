import type { ReactNode } from 'react';
import { Container } from '@/ui/container';
import { cx } from '@/ui/cx';
import { Fold } from '@/ui/fold';
import { LinkedText } from '@/ui/linked-text';
import { PADDING, TONES } from '@/ui/section';
import type { Tone } from '../layout';

interface Props {
  id?: string;
  title: string;
  intro?: string;
  tone: Tone;
  /** Stands under the heading. */
  aside?: ReactNode;
  /** On phones only the heading stands there until it is tapped; such a band has nothing under its heading. */
  fold?: boolean;
  className?: string;
  children: ReactNode;
}

const COLUMNS = 'gap-x-8 gap-y-5 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-14';
const SIDE = 'lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:self-start';

/** A band whose heading stays beside a long text on wide screens, where it would otherwise scroll out of sight. */
export function SideSection({ id, title, intro, tone, aside, fold, className, children }: Props) {
  const heading = <h2 className="text-title">{title}</h2>;
  const lead = intro && (
    <p className="mt-2 max-w-text text-muted wide:mt-3 wide:text-lg">
      <LinkedText>{intro}</LinkedText>
    </p>
  );
  return (
    <section id={id} className={cx('when-near', PADDING[fold ? 'folded' : 'open'], TONES[tone], className)}>
      <Container>
        {fold ? (
          <Fold line={heading} className={COLUMNS} lineClassName={SIDE} bodyClassName="max-wide:pb-5">
            {lead && <div className="mb-5">{lead}</div>}
            {children}
          </Fold>
        ) : (
          <div className={cx('grid', COLUMNS)}>
            <div className={SIDE}>
              {heading}
              {lead}
              {aside}
            </div>
            <div>{children}</div>
          </div>
        )}
      </Container>
    </section>
  );
}
