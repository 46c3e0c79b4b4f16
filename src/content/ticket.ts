import type { Lang } from '@/config/languages';

/** The card that leads back to the ticket, and the link on the confirmation. */
export const ticketWords: Record<Lang, { label: string; text: string; open: string }> = {
  en: { label: 'Your booking', text: 'Follow your booking:', open: 'Follow your booking step by step' },
  ur: { label: 'آپ کی بکنگ', text: 'اپنی بکنگ کا حال دیکھیں:', open: 'دیکھیں آپ کی بکنگ کا کیا ہو رہا ہے' },
  hi: { label: 'आपकी बुकिंग', text: 'अपनी बुकिंग का हाल देखें:', open: 'देखें आपकी बुकिंग का क्या हो रहा है' },
  ar: { label: 'حجزك', text: 'تابع حجزك:', open: 'تابع حجزك خطوة بخطوة' },
};
