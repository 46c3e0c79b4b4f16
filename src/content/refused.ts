import type { SiteLang } from '@/config/languages';

/** Told on any page of what was sent by itself and refused, by the page whose form has it. */
export const refusedWords: Record<'book' | 'fleets', Record<SiteLang, string>> = {
  book: {
    en: 'Your booking was not accepted. Check it and send it again, or call us.',
    ar: 'لم يُقبل حجزك. راجعه وأرسله مرة أخرى، أو اتصل بنا.',
  },
  fleets: {
    en: 'Your request was not accepted. Check it and send it again, or call us.',
    ar: 'لم يُقبل طلبك. راجعه وأرسله مرة أخرى، أو اتصل بنا.',
  },
};
