import type { PathId } from '@/config/paths';

/** Pages whose words changed after the first day, by the day of the last change. */
const changed: Readonly<Record<string, readonly PathId[]>> = {
  '2026-11-23': [
    'book',
    'bookAr',
    'services',
    'luxury',
    'driverCard',
    'driverCardAr',
    'insurers',
    'blog',
    'blogAr',
    'privacy',
    'sitemap',
    'sitemapAr',
  ],
  '2026-11-24': [
    'homeAr',
    'about',
    'aboutAr',
    'contact',
    'contactAr',
    'recovery',
    'towingAr',
    'towingDubaiAr',
    'desertAr',
    'carAr',
    'carDubai',
    'breakdownAr',
    'emergencyCarAr',
    'motorcycleAr',
    'heavy',
    'heavyAr',
    'luxuryAr',
    'servicesAr',
    'liveFleet',
    'liveFleetAr',
    'accident',
    'accidentAr',
    'whoMoves',
    'fleets',
    'fleetsAr',
    'insurersAr',
    'strandedUr',
    'privacyAr',
    'termsAr',
  ],
};

/** Date of the last real change of a page's words, for sitemap.xml. Change it with the words. */
export const lastmod: Partial<Record<PathId, string>> & { default: string } = {
  default: '2026-11-22',
  ...Object.fromEntries(Object.entries(changed).flatMap(([day, ids]) => ids.map((id) => [id, day]))),
};
