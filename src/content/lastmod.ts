import type { PathId } from '@/config/paths';

/** Pages whose words changed last on 23 November 2026. */
const changed: readonly PathId[] = [
  'book',
  'bookAr',
  'services',
  'servicesAr',
  'towingAr',
  'towingDubaiAr',
  'desertAr',
  'carAr',
  'emergencyCarAr',
  'heavy',
  'heavyAr',
  'luxury',
  'luxuryAr',
  'accidentAr',
  'fleets',
  'fleetsAr',
  'driverCard',
  'driverCardAr',
  'insurers',
  'insurersAr',
  'aboutAr',
  'blog',
  'blogAr',
  'privacy',
  'privacyAr',
  'sitemap',
  'sitemapAr',
];

/** Date of the last real change of a page's words, for sitemap.xml. Change it with the words. */
export const lastmod: Partial<Record<PathId, string>> & { default: string } = {
  default: '2026-11-22',
  ...Object.fromEntries(changed.map((id) => [id, '2026-11-23'])),
};
