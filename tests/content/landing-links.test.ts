/**
 * A service page that nothing leads to is found by nobody: the menu or the footer names each, and so does the page of
 * all services.
 */
import { expect, it } from 'vitest';
import { SITE_LANGS, type SiteLang } from '@/config/languages';
import { ownPage, pathIds, pathTable, type PathId } from '@/config/paths';
import { layout as layoutAr } from '@/content/ar/layout';
import { services as servicesAr } from '@/content/ar/services';
import { layout } from '@/content/en/layout';
import { services } from '@/content/en/services';

const modules = import.meta.glob<Record<string, { id?: PathId; serviceType?: string }>>(
  '/src/content/??/landing/*.ts',
  {
    eager: true,
  },
);
const landings = Object.values(modules)
  .flatMap((exports) => Object.values(exports))
  .flatMap(({ id, serviceType }) => (id && serviceType ? [id] : []));

const words = { en: { layout, services }, ar: { layout: layoutAr, services: servicesAr } } satisfies Record<
  SiteLang,
  object
>;

/** The pages that `content` names by id, in its language. */
function named(content: unknown, lang: SiteLang): Set<PathId> {
  const ids = [...JSON.stringify(content).matchAll(/"(?:id|page)":"(\w+)"/g)].map(([, id]) => id as PathId);
  return new Set(ids.filter((id) => pathIds.includes(id)).map((id) => ownPage(id, lang)));
}

it.each(SITE_LANGS)('%s: the menu or the footer, and the page of all services, lead to every service page', (lang) => {
  const own = landings.filter((id) => pathTable[id].lang === lang);
  expect(own.length).toBeGreaterThan(10);
  const missing = (pages: Set<PathId>) => own.filter((id) => !pages.has(id));
  expect(missing(named(words[lang].layout, lang))).toEqual([]);
  expect(missing(named(words[lang].services, lang))).toEqual([]);
});
