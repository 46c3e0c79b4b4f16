import type { ComponentProps } from 'react';
import { cx } from './cx';

type Props = ComponentProps<'button'> & { variant?: 'call' | 'ghost' | 'dark' };

/**
 * A link that looks like one has the same classes, `btn btn-call`. A label that changes beside an icon stands in an
 * element: a browser's translation replaces a text that has neighbours, and React would go on changing the one that is
 * gone.
 */
export function Button({ variant = 'dark', className, type = 'button', ...rest }: Props) {
  return <button type={type} className={cx('btn', `btn-${variant}`, className)} {...rest} />;
}
