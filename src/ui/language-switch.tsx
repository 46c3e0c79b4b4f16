import { Link, useLocation } from 'react-router-dom';
import { languages } from '@/config/languages';
import { findPath, href, ownPage, pathTable } from '@/config/paths';
import { useLang } from '@/lib/lang';
import { cx } from './cx';

/** The same page in the other language; where there is none, that language's home page. */
export function LanguageSwitch({ className }: { className?: string }) {
  const lang = useLang();
  const id = findPath(useLocation().pathname);
  const other = lang === 'ar' ? 'en' : 'ar';
  const twin = id && ownPage(id, other);
  const to = twin && pathTable[twin].lang === other ? twin : languages[other].home;
  return (
    <Link
      to={href(to)}
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
