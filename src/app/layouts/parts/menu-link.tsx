import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { href, ownPage, type PathId } from '@/config/paths';
import { useLang } from '@/lib/lang';
import { PageLink } from '@/ui/page-link';

/** A menu's link to a page in the visitor's language, marked where the visitor is on that page, or on one below it. */
export function MenuLink({ page, exact, ...rest }: ComponentProps<typeof PageLink> & { page: PathId }) {
  const { pathname } = useLocation();
  const own = ownPage(page, useLang());
  const to = href(exact ? page : own);
  return (
    <PageLink
      page={page}
      exact={exact}
      aria-current={pathname === to || pathname.startsWith(`${to}/`) ? 'page' : undefined}
      {...rest}
    />
  );
}
