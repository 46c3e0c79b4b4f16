import type { SiteLang } from '@/config/languages';

const en = {
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause the slides',
  play: 'Play the slides',
  goTo: (n: number, of: number) => `Slide ${n} of ${of}`,
  /** Role descriptions, in place of "region" and "group". */
  carousel: 'carousel',
  slide: 'slide',
};

export const carouselLabels: Record<SiteLang, typeof en> = {
  en,
  ar: {
    previous: 'الشريحة السابقة',
    next: 'الشريحة التالية',
    pause: 'إيقاف حركة الشرائح',
    play: 'تشغيل حركة الشرائح',
    goTo: (n, of) => `الشريحة ${n} من ${of}`,
    carousel: 'عارض شرائح',
    slide: 'شريحة',
  },
};
