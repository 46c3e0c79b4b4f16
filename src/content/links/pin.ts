/** `/pin`: one sentence and one button for a caller under stress. */
import type { SiteLang } from '@/config/languages';
import { commonAr, commonEn, type LinkWords } from './common';

interface PinWords extends LinkWords {
  title: string;
  lead: string;
  send: string;
  looking: string;
  sending: string;
  /** `metres` from where the caller stands. */
  sent: (metres: number) => string;
  again: string;
  waiting: string;
  bySms: string;
  smsText: string;
  failed: string;
  late: string;
  readOut: string;
  /** The same after a position that is too rough to find a car by. */
  rough: string;
  /** The same after a position in another country: the phone is wrong, or its signal is disturbed. */
  outside: string;
  things: string[];
  otherBrowser: string;
}

export const pinWords: Record<SiteLang, PinWords> = {
  en: {
    ...commonEn,
    call: 'Call',
    title: 'Where are you?',
    lead: 'Press the button so we can see where you are.',
    send: 'Send my location',
    looking: 'Finding your location…',
    sending: 'Sending…',
    sent: (metres) => `We have your location, to within ${metres} m. You can go on talking to us.`,
    again: 'Send my location again',
    waiting: 'Found, but there is no connection. It is sent as soon as there is one. Keep this page open.',
    bySms: 'Send it by SMS',
    smsText: 'My location',
    failed: 'We could not get your phone’s location.',
    late: 'This is not possible any more. Please call us.',
    readOut: 'Read one of these to us instead:',
    rough: 'That is not exact. Please read one of these to us too:',
    outside: 'Your phone says you are outside the UAE. Please read one of these to us too:',
    things: [
      'The number on the nearest lamp post',
      'The Plus Code in Google Maps (press the blue dot)',
      'A shop, mosque, exit number or road sign that you can see',
    ],
    otherBrowser: 'If you said no by mistake: allow location for this page in your browser, then press again.',
  },
  ar: {
    ...commonAr,
    call: 'اتصل',
    title: 'أين أنت؟',
    lead: 'اضغط الزر لنرى مكانك.',
    send: 'أرسل موقعي',
    looking: 'نبحث عن موقعك…',
    sending: 'جارٍ الإرسال…',
    sent: (metres) => `وصلنا موقعك بدقة ${metres} م. يمكنك متابعة المكالمة معنا.`,
    again: 'أرسل موقعي مرة أخرى',
    waiting: 'وجدنا موقعك، لكن لا يوجد اتصال. سنرسله عند عودة الاتصال. اترك هذه الصفحة مفتوحة.',
    bySms: 'أرسله برسالة نصية',
    smsText: 'موقعي',
    failed: 'تعذّر تحديد موقع هاتفك.',
    late: 'لم يعد هذا ممكنًا. اتصل بنا من فضلك.',
    readOut: 'اقرأ لنا واحدًا مما يلي:',
    rough: 'هذا الموقع تقريبي. اقرأ لنا أيضًا واحدًا مما يلي:',
    outside: 'هاتفك يقول إنك خارج الإمارات. اقرأ لنا أيضًا واحدًا مما يلي:',
    things: [
      'الرقم المكتوب على أقرب عمود إنارة',
      'رمز Plus Code في خرائط Google (اضغط على النقطة الزرقاء)',
      'محل أو مسجد أو رقم مخرج أو لوحة طريق تراها أمامك',
    ],
    otherBrowser: 'إذا رفضت بالخطأ: اسمح لهذه الصفحة بمعرفة الموقع من إعدادات المتصفح، ثم اضغط مرة أخرى.',
  },
};
