import { site } from '@/config/site';

/** Who the company is, at the end of each legal page. */
export const companyRows: readonly (readonly [string, string])[] = [
  ['الاسم القانوني', site.legalName],
  ['البلد', site.jurisdictionAr],
  ['الترخيص', site.licenceTextAr],
  ['رقم الرخصة', site.licenceNumber],
  ['نطاق الخدمة', site.serviceAreaAr],
];
