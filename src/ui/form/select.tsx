import type { ComponentProps } from 'react';
import { cx } from '../cx';

/**
 * A native select with a chevron of the site's own: at the end of the line in both
 * directions of writing, clear of the text.
 */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select {...rest} className={cx(className, 'appearance-none pe-10')}>
        {children}
      </select>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute end-4 top-1/2 size-2.5 -translate-y-3/4 rotate-45 border-r-2 border-b-2 border-ink"
      />
    </span>
  );
}
