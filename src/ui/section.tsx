import type { ReactNode } from 'react';
import { Container } from './container';
import { cx } from './cx';

const TONES = {
  light: 'bg-sign text-ink',
  dim: 'bg-sign-dim text-ink',
  dark: 'on-dark bg-asphalt-900 text-white',
};

interface Props {
  id?: string;
  title?: ReactNode;
  intro?: ReactNode;
  tone?: keyof typeof TONES;
  level?: 2 | 3;
  children?: ReactNode;
  className?: string;
}

/** A band of the page with an optional heading and lead; named by its heading for screen readers. */
export function Section({ id, title, intro, tone = 'light', level = 2, children, className }: Props) {
  const Heading = `h${level}` as 'h2' | 'h3';
  return (
    <section id={id} className={cx('py-12 sm:py-16', TONES[tone], className)}>
      <Container>
        {title && <Heading className="text-title rtl:leading-[1.3]">{title}</Heading>}
        {intro && <p className={cx('mt-3 max-w-text text-lg', tone === 'dark' ? 'text-fog' : 'text-muted')}>{intro}</p>}
        {children && <div className={title || intro ? 'mt-8' : undefined}>{children}</div>}
      </Container>
    </section>
  );
}
