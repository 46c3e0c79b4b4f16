import type { SiteLang } from '@/config/languages';

export const carouselLabels: Record<
  SiteLang,
  {
    previous: string;
    next: string;
    pause: string;
    play: string;
    goTo: (n: number, of: number) => string;
    /** Role descriptions, in place of "region" and "group". */
    carousel: string;
    slide: string;
  }
> = {
  en: {
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Pause the slides',
    play: 'Play the slides',
    goTo: (n, of) => `Slide ${n} of ${of}`,
    carousel: 'carousel',
    slide: 'slide',
  },
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
