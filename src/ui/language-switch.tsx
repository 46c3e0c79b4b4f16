import { useContext } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { languages, SITE_LANGS, siteLang } from '@/config/languages';
import { addressIn, href, ownPage } from '@/config/paths';
import { MissingContext, useLang } from '@/lib/lang';
import { cx } from './cx';

/** The same page in each other language of the site; where there is none, that language's home page. */
export function LanguageSwitch({ className }: { className?: string }) {
  const own = siteLang(useLang());
  const { pathname } = useLocation();
  const missing = useContext(MissingContext);
  return SITE_LANGS.filter((lang) => lang !== own).map((lang) => (
    <Link
      key={lang}
      to={(missing ? undefined : addressIn(pathname, lang)) ?? href(ownPage('home', lang))}
      lang={lang}
      hrefLang={lang}
      dir={languages[lang].dir}
      className={cx('inline-flex min-h-12 items-center underline-offset-4', className)}
      data-language-switch
    >
      {languages[lang].name}
    </Link>
  ));
}
