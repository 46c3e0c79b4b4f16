import { useContext } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { languages, SITE_LANGS, siteLang } from '@/config/languages';
import { addressIn, href, ownPage } from '@/config/paths';
import { MissingContext, useLang } from '@/lib/lang';
import { useAfterHydration } from '@/lib/media';
import { cx } from './cx';

/**
 * The same page in each other language of the site, at the same place but without what was searched; where there is
 * none, that language's home page.
 */
export function LanguageSwitch({ className }: { className?: string }) {
  const own = siteLang(useLang());
  const { pathname, search, hash } = useLocation();
  const missing = useContext(MissingContext);
  // Twins have as many pages of articles, and sections with the same ids.
  const place = useAfterHydration((/^\?page=\d+$/.test(search) ? search : '') + hash, '');
  return SITE_LANGS.filter((lang) => lang !== own).map((lang) => {
    const twin = missing ? undefined : addressIn(pathname, lang);
    return (
      <Link
        key={lang}
        to={twin ? twin + place : href(ownPage('home', lang))}
        lang={lang}
        hrefLang={lang}
        dir={languages[lang].dir}
        className={cx('inline-flex min-h-12 items-center underline-offset-4', className)}
        data-language-switch
      >
        {languages[lang].name}
      </Link>
    );
  });
}
