/**
 * Every URL of the site, declared once. Menus, breadcrumbs, `sitemap.xml`, `/sitemap`, prerendering, `hreflang` and the
 * server's 404s are derived from this table. Order is the order of matching (spec 2, section 2).
 */
export type Lang = 'en' | 'ar';

export interface PathEntry {
  readonly path: string;
  readonly lang: Lang;
  /** Id of the same page in the other language. */
  readonly twin?: string;
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
  booking: { path: '/booking', lang: 'en', bare: true, canonical: 'book' },
  home: { path: '/', lang: 'en' },
  about: { path: '/about', lang: 'en' },
  contact: { path: '/contact', lang: 'en' },
  recovery: { path: '/recovery-near-me', lang: 'en', twin: 'recoveryAr' },
  recoveryAr: { path: '/recovery-near-me-arabic', lang: 'ar', twin: 'recovery' },
  towing: { path: '/towing-near-me', lang: 'en' },
  desert: { path: '/desert-recovery-near-me', lang: 'en' },
  car: { path: '/car-recovery-near-me', lang: 'en' },
  carDubai: { path: '/car-recovery-dubai', lang: 'en', twin: 'recoveryDubaiAr' },
  towingDubai: { path: '/towing-service-dubai', lang: 'en' },
  desertDubai: { path: '/desert-recovery-dubai', lang: 'en', twin: 'desertTowingAr' },
  breakdown: { path: '/breakdown-recovery', lang: 'en' },
  emergencyCar: { path: '/emergency-car-service', lang: 'en' },
  motorcycle: { path: '/motorcycle-recovery', lang: 'en' },
  heavy: { path: '/heavy-vehicle-recovery', lang: 'en' },
  luxury: { path: '/luxury-car-recovery', lang: 'en' },
  recoveryDubaiAr: { path: '/recovery-dubai-arabic', lang: 'ar', twin: 'carDubai' },
  desertTowingAr: { path: '/desert-towing-arabic', lang: 'ar', twin: 'desertDubai' },
  services: { path: '/services', lang: 'en' },
  liveFleet: { path: '/live-fleet', lang: 'en' },
  stranded: { path: '/stranded', lang: 'en', twin: 'strandedAr' },
  strandedAr: { path: '/stranded-arabic', lang: 'ar', twin: 'stranded' },
  blog: { path: '/blog', lang: 'en' },
  privacy: { path: '/privacy-policy', lang: 'en' },
  terms: { path: '/terms-of-service', lang: 'en' },
  sitemap: { path: '/sitemap', lang: 'en' },
} as const satisfies Record<string, PathEntry>;

export type PathId = keyof typeof table;
export const pathTable: Record<PathId, PathEntry> = table;
export const pathIds = Object.keys(table) as PathId[];

/** Address of a page, by id. */
export const href = (id: PathId): string => table[id].path;
/** Address of a blog article. */
export const postHref = (slug: string): string => `${table.blog.path}/${slug}`;
/** Address of a dashboard tab. */
export const adminHref = (tab: string): string => `${table.admin.path}/${tab}`;

/** The entry whose path is exactly `pathname` (a trailing slash is ignored), if any. */
export function findPath(pathname: string): PathId | undefined {
  const clean = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return pathIds.find((id) => table[id].path === clean);
}

/** Language of an address: unknown paths and articles are English. */
export const langOf = (pathname: string): Lang => {
  const id = findPath(pathname);
  return id ? table[id].lang : 'en';
};
