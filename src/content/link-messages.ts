/** What goes out with a link, in the language of whoever gets it. A person sends each; the link stands at the end. */
import { site } from '@/config/site';
import type { Purpose } from '@/contract/job/link';
import type { MessageLang } from './desk-messages';

type Texts = Record<Purpose, (reference: string) => string>;

const messages: Record<MessageLang, Texts> = {
  en: {
    pin: () => `${site.name}: open this and press the button, so we can see where you are.`,
    track: (reference) => `${site.name}: follow your request ${reference} here:`,
    job: (reference) => `Job ${reference}:`,
  },
  ar: {
    pin: () => `«${site.nameAr}»: افتح هذا الرابط واضغط الزر لنرى مكانك.`,
    track: (reference) => `«${site.nameAr}»: طلبك رقم ${reference}. تابعه من هنا:`,
    job: (reference) => `مهمة رقم ${reference}:`,
  },
  ur: {
    pin: () => `${site.name}: یہ لنک کھولیں اور بٹن دبائیں تاکہ ہم آپ کی جگہ دیکھ سکیں۔`,
    track: (reference) => `${site.name}: آپ کی درخواست ${reference}۔ صورتحال یہاں دیکھیں:`,
    job: (reference) => `کام ${reference}:`,
  },
  hi: {
    pin: () => `${site.name}: यह लिंक खोलें और बटन दबाएँ, ताकि हम देख सकें कि आप कहाँ हैं।`,
    track: (reference) => `${site.name}: आपका अनुरोध ${reference}। यहाँ देखें कि क्या हो रहा है:`,
    job: (reference) => `काम ${reference}:`,
  },
};

/** English where the language is not one of ours. */
export const linkMessage = (purpose: Purpose, lang: string, reference: string, address: string): string =>
  `${(messages[lang as MessageLang] ?? messages.en)[purpose](reference)} ${address}`;
