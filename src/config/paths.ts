/**
 * Every URL of the site, declared once. Menus, breadcrumbs, `sitemap.xml`, `/sitemap`, prerendering, `hreflang` and the
 * server's 404s are derived from this table; its order is that of `sitemap.xml`.
 */
import type { Lang, SiteLang } from './languages';

export interface PathEntry {
  readonly path: string;
  readonly lang: Lang;
  /** A translation: the id of the same page in the first language. */
  readonly same?: string;
  /** Not in sitemap.xml and marked noindex. */
  readonly hidden?: boolean;
  /** Canonical id when this is a second address of the same page. */
  readonly canonical?: string;
  /** Outside the shared header and footer. */
  readonly bare?: boolean;
}

const table = {
  admin: { path: '/admin', lang: 'en', hidden: true, bare: true },
  book: { path: '/book', lang: 'en', bare: true },
  bookAr: { path: '/book-arabic', lang: 'ar', bare: true, same: 'book' },
  booking: { path: '/booking', lang: 'en', bare: true, canonical: 'book' },
  home: { path: '/', lang: 'en' },
  homeAr: { path: '/arabic', lang: 'ar', same: 'home' },
  about: { path: '/about', lang: 'en' },
  aboutAr: { path: '/about-arabic', lang: 'ar', same: 'about' },
  contact: { path: '/contact', lang: 'en' },
  contactAr: { path: '/contact-arabic', lang: 'ar', same: 'contact' },
  recovery: { path: '/recovery-near-me', lang: 'en' },
  recoveryAr: { path: '/recovery-near-me-arabic', lang: 'ar', same: 'recovery' },
  towing: { path: '/towing-near-me', lang: 'en' },
  towingAr: { path: '/towing-near-me-arabic', lang: 'ar', same: 'towing' },
  desert: { path: '/desert-recovery-near-me', lang: 'en' },
  desertAr: { path: '/desert-recovery-near-me-arabic', lang: 'ar', same: 'desert' },
  car: { path: '/car-recovery-near-me', lang: 'en' },
  carAr: { path: '/car-recovery-near-me-arabic', lang: 'ar', same: 'car' },
  carDubai: { path: '/car-recovery-dubai', lang: 'en' },
  towingDubai: { path: '/towing-service-dubai', lang: 'en' },
  towingDubaiAr: { path: '/towing-service-dubai-arabic', lang: 'ar', same: 'towingDubai' },
  desertDubai: { path: '/desert-recovery-dubai', lang: 'en' },
  breakdown: { path: '/breakdown-recovery', lang: 'en' },
  breakdownAr: { path: '/breakdown-recovery-arabic', lang: 'ar', same: 'breakdown' },
  emergencyCar: { path: '/emergency-car-service', lang: 'en' },
  emergencyCarAr: { path: '/emergency-car-service-arabic', lang: 'ar', same: 'emergencyCar' },
  motorcycle: { path: '/motorcycle-recovery', lang: 'en' },
  motorcycleAr: { path: '/motorcycle-recovery-arabic', lang: 'ar', same: 'motorcycle' },
  heavy: { path: '/heavy-vehicle-recovery', lang: 'en' },
  heavyAr: { path: '/heavy-vehicle-recovery-arabic', lang: 'ar', same: 'heavy' },
  luxury: { path: '/luxury-car-recovery', lang: 'en' },
  luxuryAr: { path: '/luxury-car-recovery-arabic', lang: 'ar', same: 'luxury' },
  recoveryDubaiAr: { path: '/recovery-dubai-arabic', lang: 'ar', same: 'carDubai' },
  desertTowingAr: { path: '/desert-towing-arabic', lang: 'ar', same: 'desertDubai' },
  services: { path: '/services', lang: 'en' },
  servicesAr: { path: '/services-arabic', lang: 'ar', same: 'services' },
  liveFleet: { path: '/live-fleet', lang: 'en' },
  liveFleetAr: { path: '/live-fleet-arabic', lang: 'ar', same: 'liveFleet' },
  accident: { path: '/accident', lang: 'en' },
  accidentAr: { path: '/accident-arabic', lang: 'ar', same: 'accident' },
  rentalCar: { path: '/rental-car', lang: 'en' },
  rentalCarAr: { path: '/rental-car-arabic', lang: 'ar', same: 'rentalCar' },
  whoMoves: { path: '/who-moves-my-car', lang: 'en' },
  whoMovesAr: { path: '/who-moves-my-car-arabic', lang: 'ar', same: 'whoMoves' },
  fleets: { path: '/fleets', lang: 'en' },
  fleetsAr: { path: '/fleets-arabic', lang: 'ar', same: 'fleets' },
  driverCard: { path: '/driver-card', lang: 'en' },
  driverCardAr: { path: '/driver-card-arabic', lang: 'ar', same: 'driverCard' },
  insurers: { path: '/insurers', lang: 'en' },
  insurersAr: { path: '/insurers-arabic', lang: 'ar', same: 'insurers' },
  stranded: { path: '/stranded', lang: 'en' },
  strandedAr: { path: '/stranded-arabic', lang: 'ar', same: 'stranded' },
  strandedUr: { path: '/stranded-urdu', lang: 'ur', bare: true, same: 'stranded' },
  strandedHi: { path: '/stranded-hindi', lang: 'hi', bare: true, same: 'stranded' },
  blog: { path: '/blog', lang: 'en' },
  blogAr: { path: '/blog-arabic', lang: 'ar', same: 'blog' },
  privacy: { path: '/privacy-policy', lang: 'en' },
  privacyAr: { path: '/privacy-policy-arabic', lang: 'ar', same: 'privacy' },
  terms: { path: '/terms-of-service', lang: 'en' },
  termsAr: { path: '/terms-of-service-arabic', lang: 'ar', same: 'terms' },
  sitemap: { path: '/sitemap', lang: 'en' },
  sitemapAr: { path: '/sitemap-arabic', lang: 'ar', same: 'sitemap' },
} as const satisfies Record<string, PathEntry>;

export type PathId = keyof typeof table;
/** The pages in one of these languages. */
export type PathsIn<L extends Lang> = { [Id in PathId]: (typeof table)[Id]['lang'] extends L ? Id : never }[PathId];
/** The staff area and second addresses: in no list of pages. */
export type Unlisted = {
  [Id in PathId]: (typeof table)[Id] extends { hidden: true } | { canonical: string } ? Id : never;
}[PathId];
export const pathTable: Record<PathId, PathEntry> = table;
export const pathIds = Object.keys(table) as PathId[];

/** The same page in the other languages, in the order of the table. */
export function twinsOf(id: PathId): PathId[] {
  const first = (one: PathId): string => pathTable[one].same ?? one;
  return pathIds.filter((other) => other !== id && first(other) === first(id));
}

/** The page itself; of a second address, the page that it is one of. */
export const canonicalOf = (id: PathId): PathId => (pathTable[id].canonical as PathId | undefined) ?? id;
/** Where a page stands in each of its languages, itself first; none where it has one language only. */
export function alternatesOf(id: PathId): PathEntry[] {
  const twins = twinsOf(id);
  return twins.length > 0 ? [id, ...twins].map((one) => pathTable[one]) : [];
}

/** Address of a page, by id. */
export const href = (id: PathId): string => table[id].path;
/** The page `id` in the language `lang` where it has been written in it, else the page itself. */
export const ownPage = (id: PathId, lang: Lang): PathId =>
  pathTable[id].lang === lang ? id : (twinsOf(id).find((twin) => pathTable[twin].lang === lang) ?? id);
/** Address of a blog article; it has the same slug in every language. */
export const postHref = (slug: string, lang: SiteLang): string => `${href(ownPage('blog', lang))}/${slug}`;
/** Address of a dashboard tab. */
export const adminHref = (tab: string): string => `${table.admin.path}/${tab}`;

/** The entry whose path is exactly `pathname` (a trailing slash is ignored), if any. */
export function findPath(pathname: string): PathId | undefined {
  const clean = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return pathIds.find((id) => table[id].path === clean);
}

const blogs = ['blog' as const, ...twinsOf('blog')].map((id) => table[id].path);
/** Of an article's address: that of its blog, and its slug. */
const ARTICLE = new RegExp(`^(${blogs.join('|')})/([^/]+)/?$`);

/** Language of an address: unknown paths are English, an article has the language of its blog. */
export const langOf = (pathname: string): Lang => {
  const id = findPath(pathname) ?? findPath(ARTICLE.exec(pathname)?.[1] ?? '');
  return id ? table[id].lang : 'en';
};

/** The address of what stands at `pathname` in the language `lang`; undefined where it has not been written in it. */
export function addressIn(pathname: string, lang: SiteLang): string | undefined {
  const slug = ARTICLE.exec(pathname)?.[2];
  if (slug) return postHref(slug, lang);
  const found = findPath(pathname);
  // A second address of a page has the same translations as the first.
  const own = found && ownPage(canonicalOf(found), lang);
  return own && table[own].lang === lang ? href(own) : undefined;
}
