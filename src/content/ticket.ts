import type { Lang } from '@/config/languages';

/** The card that leads back to the ticket, and the link on the confirmation. */
export const ticketWords: Record<Lang, { label: string; text: string; open: string }> = {
  en: { label: 'Your booking', text: 'See where your truck is:', open: 'Follow your booking step by step' },
  ur: { label: 'آپ کی بکنگ', text: 'دیکھیں آپ کا ٹرک کہاں ہے:', open: 'دیکھیں آپ کی بکنگ کا کیا ہو رہا ہے' },
  hi: { label: 'आपकी बुकिंग', text: 'देखें आपका ट्रक कहाँ है:', open: 'देखें आपकी बुकिंग का क्या हो रहा है' },
  ar: { label: 'حجزك', text: 'تابع سطحتك:', open: 'تابع حجزك خطوة بخطوة' },
};
