import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';

/** A menu's link to `to`, marked where the visitor is on that page, or on one below it. */
export function MenuLink({ to, ...rest }: ComponentProps<typeof Link> & { to: string }) {
  const { pathname } = useLocation();
  return <Link to={to} aria-current={pathname === to || pathname.startsWith(`${to}/`) ? 'page' : undefined} {...rest} />;
}
