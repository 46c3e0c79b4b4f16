import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** A link inside the site. */
export function A({ className = 'font-semibold underline underline-offset-4', ...rest }: ComponentProps<typeof Link>) {
  return <Link className={className} {...rest} />;
}
