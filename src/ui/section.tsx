import { Suspense, type ReactNode } from 'react';
import { Container } from './container';
import { cx } from './cx';
import { Fold } from './fold';
import { LinkedText } from './linked-text';

export const TONES = {
  light: 'bg-sign text-ink',
  dim: 'bg-sign-dim text-ink',
  dark: 'on-dark bg-asphalt-900 text-white',
};

/** A folded band is little more than its line on phones. */
export const PADDING = { open: 'py-9 wide:py-16', folded: 'py-1 max-wide:border-b-2 border-sign-edge wide:py-16' };

interface Props {
  id?: string;
  title?: ReactNode;
  intro?: ReactNode;
  tone?: keyof typeof TONES;
  /** On phones only the heading stands there until it is tapped. */
  fold?: boolean;
  children?: ReactNode;
  className?: string;
}

/**
 * A band of the page with an optional heading and lead; named by its heading for screen readers. Far from the window
 * its layout is skipped, and it is hydrated separately, so that a tap elsewhere does not wait for it.
 */
export function Section({ id, title, intro, tone = 'light', fold, children, className }: Props) {
  const heading = title && <h2 className="text-title">{title}</h2>;
  const body = (
    <>
      {intro && (
        <p className={cx('mt-2 max-w-text wide:mt-3 wide:text-lg', tone === 'dark' ? 'text-fog' : 'text-muted')}>
          {typeof intro === 'string' ? <LinkedText>{intro}</LinkedText> : intro}
        </p>
      )}
      {children && <div className={title || intro ? 'mt-5 wide:mt-8' : undefined}>{children}</div>}
    </>
  );
  return (
    <section id={id} className={cx('when-near', PADDING[fold ? 'folded' : 'open'], TONES[tone], className)}>
      <Suspense>
        <Container>
          {fold ? (
            <Fold line={heading} bodyClassName="max-wide:pb-5">
              {body}
            </Fold>
          ) : (
            <>
              {heading}
              {body}
            </>
          )}
        </Container>
      </Suspense>
    </section>
  );
}
