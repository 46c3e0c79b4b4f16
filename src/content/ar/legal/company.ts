import { site } from '@/config/site';

/** Who the company is, at the end of each legal page. */
export const companyRows: readonly (readonly [string, string])[] = [
  ['الاسم القانوني', site.legalName],
  ['البلد', 'الإمارات العربية المتحدة'],
  ['الترخيص', 'معتمدة لدى هيئة الطرق والمواصلات في دبي'],
  ['رقم الرخصة', site.licenceNumber],
  ['نطاق الخدمة', 'دبي والإمارات العربية المتحدة وما حولها'],
];
