import type { Lang, SiteLang } from '@/config/languages';

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

/** Told on any page of a booking that was sent by itself; its reference follows. */
export const sentWords: Record<Lang, string> = {
  en: 'Your booking is with us. Follow it:',
  ur: 'آپ کی بکنگ ہمیں مل گئی ہے۔ اس کا حال دیکھیں:',
  hi: 'आपकी बुकिंग हमें मिल गई है। उसका हाल देखें:',
  ar: 'حجزك عندنا. تابعه:',
};
