import type { ReactNode } from 'react';
import { cx } from './cx';

/** The page's column: at most 76 rem, with a margin that a thumb can rest on. */
export function Container({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx('mx-auto w-full max-w-page px-4 sm:px-6', className)}>{children}</div>;
}
