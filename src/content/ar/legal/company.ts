import { site } from '@/config/site';

/** As `site.serviceArea`. */
export const serviceArea = 'دبي في الإمارات العربية المتحدة، والمناطق المحيطة بها';

/** Who the company is, at the end of each legal page. */
export const companyRows: readonly (readonly [string, string])[] = [
  ['الاسم القانوني', site.legalName],
  ['البلد', 'الإمارات العربية المتحدة'],
  ['الترخيص', 'معتمدة لدى هيئة الطرق والمواصلات في دبي'],
  ['رقم الرخصة', site.licenceNumber],
  ['نطاق الخدمة', serviceArea],
];
