import type { ReactNode } from 'react';
import { cx } from './cx';

/** The page's column: at most 76 rem, with a margin that a thumb can rest on and no notch reaches into. */
export function Container({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx('mx-auto w-full max-w-page gutter', className)}>{children}</div>;
}
