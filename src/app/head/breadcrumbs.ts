import { siteLang, type Lang } from '@/config/languages';
import { href, ownPage, pathTable, type PathId } from '@/config/paths';
import { homeName } from '@/content/home-name';
import type { Crumb } from '@/ui/breadcrumb';

/**
 * Where a page stands, from the home page of its language by these steps to the page itself: for its breadcrumb and its
 * structured data alike.
 */
export const trailOf = (lang: Lang, ...steps: Crumb[]): Crumb[] => [
  { label: homeName[siteLang(lang)], href: href(ownPage('home', lang)) },
  ...steps,
];

/** From the home page straight to a page that is called `label`. */
export const trailTo = (id: PathId, label: string): Crumb[] => trailOf(pathTable[id].lang, { label, href: href(id) });
