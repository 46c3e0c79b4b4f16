import { site } from '@/config/site';
import type { PathId } from '@/config/paths';
import type { Meta } from '@/content/types';

/** Groups of the sitemap page, in their order. */
export const sitemapGroups = ['help', 'services', 'cars', 'arabic', 'company', 'blog', 'legal'] as const;
export type SitemapGroup = (typeof sitemapGroups)[number];

interface Entry {
  group: SitemapGroup;
  /** Link text, in the page's own language. */
  label: string;
}

/** Second addresses and the staff area are not listed. */
type Listed = Exclude<PathId, 'admin' | 'booking'>;

export interface SitemapContent {
  meta: Meta;
  crumb: string;
  title: string;
  lead: string;
  groups: Record<SitemapGroup, string>;
  /** A new path without an entry here is a type error. */
  entries: Record<Listed, Entry>;
}

export const sitemap: SitemapContent = {
  meta: {
    title: `Sitemap: Every Page of ${site.name}`,
    description: 'All pages of the site in one list: help by the road, services in English and Arabic, the company, booking, the blog’s articles and the legal pages.',
    keywords: ['sitemap', 'all pages', 'recovery near me pages'],
  },
  crumb: 'Sitemap',
  title: 'All our recovery pages for Dubai',
  lead: 'Broken down now? Use the first group.',
  groups: {
    help: 'Help now',
    services: 'Recovery and towing',
    cars: 'By vehicle and trouble',
    arabic: 'In Arabic',
    company: 'The company',
    blog: 'Blog',
    legal: 'Legal',
  },
  entries: {
    stranded: { group: 'help', label: 'Stranded: what to do and say' },
    accident: { group: 'help', label: 'After an accident, step by step' },
    rentalCar: { group: 'help', label: 'Rental car: breakdown or accident' },
    whoMoves: { group: 'help', label: 'Who moves my car, and who pays?' },
    accidentAr: { group: 'arabic', label: 'بعد الحادث خطوة بخطوة' },
    rentalCarAr: { group: 'arabic', label: 'سيارة مستأجرة: عطل أو حادث' },
    whoMovesAr: { group: 'arabic', label: 'من ينقل سيارتي، ومن يدفع؟' },
    strandedAr: { group: 'arabic', label: 'تعطّلت سيارتي: ماذا أفعل وماذا أقول' },
    strandedUr: { group: 'help', label: 'گاڑی خراب ہو گئی: کیا کریں اور کیا کہیں' },
    strandedHi: { group: 'help', label: 'गाड़ी ख़राब हो गई: क्या करें और क्या कहें' },
    book: { group: 'help', label: 'Book a recovery' },
    contact: { group: 'help', label: 'Contact and hotline' },
    liveFleet: { group: 'help', label: 'Fleet map' },
    home: { group: 'company', label: 'Home' },
    homeAr: { group: 'arabic', label: 'الصفحة الرئيسية' },
    contactAr: { group: 'arabic', label: 'تواصل معنا' },
    servicesAr: { group: 'arabic', label: 'كل الخدمات والأسعار' },
    liveFleetAr: { group: 'arabic', label: 'خريطة الأسطول' },
    aboutAr: { group: 'arabic', label: 'من نحن' },
    bookAr: { group: 'arabic', label: 'احجز سطحة' },
    about: { group: 'company', label: 'About us' },
    services: { group: 'company', label: 'All services and prices' },
    fleets: { group: 'company', label: 'For fleets' },
    insurers: { group: 'company', label: 'For insurers' },
    fleetsAr: { group: 'arabic', label: 'لأساطيل الشركات' },
    insurersAr: { group: 'arabic', label: 'لشركات التأمين' },
    recovery: { group: 'services', label: 'Recovery Near Me' },
    towing: { group: 'services', label: 'Towing Near Me' },
    towingDubai: { group: 'services', label: 'Towing Service Dubai' },
    desert: { group: 'services', label: 'Desert Recovery Near Me' },
    desertDubai: { group: 'services', label: 'Desert Recovery Dubai' },
    recoveryAr: { group: 'arabic', label: 'سطحة قريبة منك' },
    recoveryDubaiAr: { group: 'arabic', label: 'ريكفري دبي' },
    desertTowingAr: { group: 'arabic', label: 'سحب سيارات من الصحراء' },
    privacyAr: { group: 'arabic', label: 'سياسة الخصوصية' },
    termsAr: { group: 'arabic', label: 'شروط الخدمة' },
    breakdownAr: { group: 'arabic', label: 'أعطال الطريق' },
    emergencyCarAr: { group: 'arabic', label: 'طوارئ السيارات' },
    motorcycleAr: { group: 'arabic', label: 'نقل الدراجات النارية' },
    luxuryAr: { group: 'arabic', label: 'نقل السيارات الفارهة' },
    heavyAr: { group: 'arabic', label: 'سحب المركبات الثقيلة' },
    towingDubaiAr: { group: 'arabic', label: 'خدمة سحب السيارات في دبي' },
    carAr: { group: 'arabic', label: 'نقل سيارات قريب منك' },
    desertAr: { group: 'arabic', label: 'إنقاذ صحراوي قريب منك' },
    towingAr: { group: 'arabic', label: 'سحب سيارات قريب منك' },
    car: { group: 'cars', label: 'Car Recovery Near Me' },
    carDubai: { group: 'cars', label: 'Car Recovery Dubai' },
    breakdown: { group: 'cars', label: 'Breakdown Recovery' },
    emergencyCar: { group: 'cars', label: 'Emergency Car Service' },
    motorcycle: { group: 'cars', label: 'Motorcycle Recovery' },
    heavy: { group: 'cars', label: 'Heavy Vehicle Recovery' },
    luxury: { group: 'cars', label: 'Luxury Car Recovery' },
    blog: { group: 'blog', label: 'All articles' },
    blogAr: { group: 'arabic', label: 'المدونة: كل المقالات' },
    privacy: { group: 'legal', label: 'Privacy policy' },
    terms: { group: 'legal', label: 'Terms of service' },
    sitemap: { group: 'legal', label: 'Sitemap' },
  },
};
