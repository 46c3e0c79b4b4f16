import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import type { Lang, SiteLang } from '@/config/languages';
import { href, ownPage, pathTable, type PathId } from '@/config/paths';
import { useLang } from '@/lib/lang';

/** Said after a link to a page that is only in English, by the language of the page with the link. */
const IN_ENGLISH: Partial<Record<Lang, string>> & Record<Exclude<SiteLang, 'en'>, string> = { ar: '(بالإنجليزية)' };

interface Props extends Omit<ComponentProps<typeof Link>, 'to'> {
  page: PathId;
  /** The page itself, also where it is in another language: the link offers that language. */
  exact?: boolean;
}

/** A link to a page in the language of the page that it stands on; where there is none yet, the link says so. */
export function PageLink({ page, exact = false, children, ...rest }: Props) {
  const lang = useLang();
  const id = exact ? page : ownPage(page, lang);
  const foreign = pathTable[id].lang !== lang;
  return (
    <Link to={href(id)} hrefLang={foreign ? pathTable[id].lang : undefined} {...rest}>
      {children}
      {foreign && IN_ENGLISH[lang] && <span className="in-english text-[0.8em] font-normal"> {IN_ENGLISH[lang]}</span>}
    </Link>
  );
}
