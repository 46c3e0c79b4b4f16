/** Messages from the desk to the customer, in the customer's language. A person sends each; nothing goes out by itself. */
import { site } from '@/config/site';
import type { Spoken } from '@/contract/booking';
import { dirhams } from './ar/format';
import { ltr } from './ltr';

export type MessageKind = 'received' | 'sent' | 'there' | 'done';

interface MessageFacts {
  /** First name; may be empty for a caller. */
  name: string;
  reference: string;
  /** "14:35" in Dubai, as a person said it. */
  eta?: string;
  plate?: string;
  driver?: string;
  /** AED. */
  price?: number;
}

type Messages = Record<MessageKind, (facts: MessageFacts) => string>;

const hello = (word: string, name: string, comma: string): string => (name ? `${word} ${name}${comma}` : `${word}${comma}`);

const en: Messages = {
  received: ({ name, reference }) =>
    `${hello('Hello', name, ',')} this is ${site.name}. We have your request ${reference} and will call you now.`,
  sent: ({ name, reference, eta, plate, driver }) =>
    [
      `${hello('Hello', name, ',')} your truck is on its way (${reference}).`,
      eta && `It should reach you at about ${eta}.`,
      driver && plate && `Driver: ${driver}. Plate: ${plate}.`,
      'Please stay in a safe place, away from the traffic.',
    ]
      .filter(Boolean)
      .join(' '),
  there: ({ reference, plate }) =>
    `Your truck has arrived (${reference}).${plate ? ` Plate: ${plate}.` : ''} If you can’t see it, call ${site.hotline}.`,
  done: ({ reference, price }) =>
    `Thank you for calling ${site.name} (${reference}).${price === undefined ? '' : ` You paid AED ${price}.`}`,
};

const ar: Messages = {
  received: ({ name, reference }) =>
    `${hello('مرحبًا', name, '،')} معك شركة «${site.nameAr}». استلمنا طلبك رقم ${reference} وسنتصل بك الآن.`,
  sent: ({ name, reference, eta, plate, driver }) =>
    [
      `${hello('مرحبًا', name, '،')} السطحة في الطريق إليك (${reference}).`,
      eta && `نتوقع وصولها حوالي الساعة ${eta}.`,
      driver && plate && `السائق: ${driver}، رقم اللوحة: ${ltr(plate)}.`,
      'ابقَ في مكان آمن بعيدًا عن حركة السير.',
    ]
      .filter(Boolean)
      .join(' '),
  there: ({ reference, plate }) =>
    `وصلت السطحة (${reference}).${plate ? ` رقم اللوحة: ${ltr(plate)}.` : ''} إذا لم ترها فاتصل بنا على ${ltr(site.hotline)}.`,
  done: ({ reference, price }) =>
    `شكرًا لاتصالك بشركة «${site.nameAr}» (${reference}).${price === undefined ? '' : ` المبلغ المدفوع: ${dirhams(price)}.`}`,
};

const ur: Messages = {
  received: ({ name, reference }) =>
    `${hello('السلام علیکم', name, '،')} یہ ${site.name} ہے۔ آپ کی درخواست ${reference} ہمیں مل گئی ہے، ہم ابھی آپ کو کال کرتے ہیں۔`,
  sent: ({ name, reference, eta, plate, driver }) =>
    [
      `${hello('السلام علیکم', name, '،')} آپ کا ٹرک راستے میں ہے (${reference})۔`,
      eta && `اندازاً ${eta} بجے پہنچے گا۔`,
      driver && plate && `ڈرائیور: ${driver}، نمبر پلیٹ: ${ltr(plate)}۔`,
      'براہِ کرم ٹریفک سے دور محفوظ جگہ پر رہیں۔',
    ]
      .filter(Boolean)
      .join(' '),
  there: ({ reference, plate }) =>
    `آپ کا ٹرک پہنچ گیا ہے (${reference})۔${plate ? ` نمبر پلیٹ: ${ltr(plate)}۔` : ''} نظر نہ آئے تو ${ltr(site.hotline)} پر کال کریں۔`,
  done: ({ reference, price }) =>
    `${site.name} کو کال کرنے کا شکریہ (${reference})۔${price === undefined ? '' : ` ادا شدہ رقم: ${price} درہم۔`}`,
};

const hi: Messages = {
  received: ({ name, reference }) =>
    `${hello('नमस्ते', name, ',')} यह ${site.name} है। आपका अनुरोध ${reference} हमें मिल गया है, हम अभी आपको फ़ोन करेंगे।`,
  sent: ({ name, reference, eta, plate, driver }) =>
    [
      `${hello('नमस्ते', name, ',')} आपका ट्रक रास्ते में है (${reference})।`,
      eta && `लगभग ${eta} बजे पहुँचेगा।`,
      driver && plate && `ड्राइवर: ${driver}, नंबर प्लेट: ${plate}।`,
      'कृपया ट्रैफ़िक से दूर सुरक्षित जगह पर रहें।',
    ]
      .filter(Boolean)
      .join(' '),
  there: ({ reference, plate }) =>
    `आपका ट्रक पहुँच गया है (${reference})।${plate ? ` नंबर प्लेट: ${plate}।` : ''} न दिखे तो ${site.hotline} पर फ़ोन करें।`,
  done: ({ reference, price }) =>
    `${site.name} को फ़ोन करने के लिए धन्यवाद (${reference})।${price === undefined ? '' : ` भुगतान: ${price} दिरहम।`}`,
};

/** The four languages that the hotline speaks (spec 2, section 1). */
const deskMessages: Record<Spoken, Messages> = { en, ar, ur, hi };
export type MessageLang = keyof typeof deskMessages;

/** The name of each language, in itself. */
export const MESSAGE_LANGS: Record<MessageLang, string> = { en: 'English', ar: 'العربية', ur: 'اردو', hi: 'हिन्दी' };

/** The text for a customer; English where the language is not one of ours. */
export const customerMessage = (kind: MessageKind, lang: string, facts: MessageFacts): string =>
  (deskMessages[lang as MessageLang] ?? deskMessages.en)[kind](facts);
