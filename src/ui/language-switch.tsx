import { useContext } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { languages, siteLang, type SiteLang } from '@/config/languages';
import { addressIn, href, ownPage } from '@/config/paths';
import { MissingContext, useLang } from '@/lib/lang';
import { cx } from './cx';

const OTHER: Record<SiteLang, SiteLang> = { en: 'ar', ar: 'en' };

/** The same page in the other language; where there is none, that language's home page. */
export function LanguageSwitch({ className }: { className?: string }) {
  const lang = useLang();
  const other = OTHER[siteLang(lang)];
  const { pathname } = useLocation();
  const missing = useContext(MissingContext);
  const to = (missing ? undefined : addressIn(pathname, other)) ?? href(ownPage('home', other));
  return (
    <Link
      to={to}
      lang={other}
      hrefLang={other}
      dir={languages[other].dir}
      className={cx('inline-flex min-h-12 items-center underline-offset-4', className)}
      data-language-switch
    >
      {languages[other].name}
    </Link>
  );
}
