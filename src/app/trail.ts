import { siteLang, type Lang } from '@/config/languages';
import { href, ownPage, pathTable, type PathId } from '@/config/paths';
import { homeName } from '@/content/home-name';

/** Where a page stands, from the home page to the page itself: for its breadcrumb and its structured data alike. */
type Trail = { label: string; href: string }[];

/** From the home page of a language by these steps. */
export const trailOf = (lang: Lang, ...steps: Trail): Trail => [
  { label: homeName[siteLang(lang)], href: href(ownPage('home', lang)) },
  ...steps,
];

/** From the home page straight to a page that is called `label`. */
export const trailTo = (id: PathId, label: string): Trail => trailOf(pathTable[id].lang, { label, href: href(id) });
