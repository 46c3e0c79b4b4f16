import { Link } from 'react-router-dom';
import { languages, type Lang } from '@/config/languages';
import { href, ownPage } from '@/config/paths';
import { useLang } from '@/lib/lang';

const ALL = Object.keys(languages) as Lang[];

/** This page in the other languages that the hotline speaks, each called by its own name. */
export function Languages() {
  const own = useLang();
  return (
    <ul className="mt-1 flex flex-wrap gap-x-6">
      {ALL.filter((lang) => lang !== own).map((lang) => (
        <li key={lang}>
          <Link
            to={href(ownPage('stranded', lang))}
            lang={lang}
            hrefLang={lang}
            dir={languages[lang].dir}
            className="inline-flex min-h-12 min-w-12 items-center justify-center text-xl font-bold text-amber-300 underline underline-offset-4"
          >
            {languages[lang].name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
