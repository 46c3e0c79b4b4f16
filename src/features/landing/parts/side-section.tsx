import type { ReactNode } from 'react';
import { Container } from '@/ui/container';
import { cx } from '@/ui/cx';
import type { Tone } from '../layout';

interface Props {
  id?: string;
  title: string;
  intro?: string | undefined;
  tone: Tone;
  /** Stands under the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A band whose heading stays beside a long text on wide screens, where it would otherwise scroll out of sight. */
export function SideSection({ id, title, intro, tone, aside, children }: Props) {
  return (
    <section id={id} className={cx('py-12 text-ink sm:py-16', tone === 'dim' ? 'bg-sign-dim' : 'bg-sign')}>
      <Container className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-14">
        <div className="lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:self-start">
          <h2 className="text-title rtl:leading-[1.3]">{title}</h2>
          {intro && <p className="mt-3 max-w-text text-lg text-muted">{intro}</p>}
          {aside}
        </div>
        <div>{children}</div>
      </Container>
    </section>
  );
}
