import { site } from '@/config/site';
import type { SitemapOf } from '../sitemap-types';
import { pageNames } from './page-names';

/** `/sitemap-arabic`: every Arabic page. */
export const sitemap: SitemapOf<'ar'> = {
  meta: {
    title: `خريطة الموقع: كل صفحات «${site.nameAr}»`,
    description: 'كل صفحات الموقع بالعربية في قائمة واحدة: المساعدة على الطريق، والسحب والنقل، والحجز، وعن الشركة، ومقالات المدونة، والشروط.',
    keywords: ['خريطة الموقع', 'كل الصفحات', 'صفحات سطحات دبي'],
  },
  crumb: 'خريطة الموقع',
  title: 'كل صفحاتنا عن السطحات والريكفري في دبي',
  lead: 'تعطّلت سيارتك الآن؟ ابدأ من المجموعة الأولى.',
  groups: {
    help: 'مساعدة الآن',
    services: 'السحب والنقل',
    cars: 'بحسب المركبة والعطل',
    company: 'الشركة',
    blog: 'المدونة',
    legal: 'الشروط والخصوصية',
  },
  entries: pageNames,
};
