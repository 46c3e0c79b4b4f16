import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { cx } from './cx';

type Variant = 'call' | 'whatsapp' | 'ghost' | 'dark';
export const variantClass: Record<Variant, string> = {
  call: 'btn-call',
  whatsapp: 'btn-whatsapp',
  ghost: 'btn-ghost',
  dark: 'btn-dark',
};

interface Look {
  variant?: Variant;
}

export function Button({ variant = 'dark', className, type = 'button', ...rest }: ComponentProps<'button'> & Look) {
  return <button type={type} className={cx('btn', variantClass[variant], className)} {...rest} />;
}

/** A link inside the site that looks like a button. */
export function ButtonLink({ variant = 'dark', className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link className={cx('btn', variantClass[variant], className)} {...rest} />;
}
