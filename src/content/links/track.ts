/** `/track`: the customer's ticket. Only what people did and said is on it, with the time at which they did. */
import type { SiteLang } from '@/config/languages';
import type { CancelReason } from '@/contract/job/link';
import { dirhams } from '../ar/format';
import { commonAr, commonEn, type LinkWords } from './common';

export interface TrackWords extends LinkWords {
  title: (reference: string) => string;
  /** In the place of `call` while nobody has taken the request. */
  callNow: string;
  nobodyYet: string;
  steps: Record<'received' | 'taken' | 'sent' | 'there' | 'loaded' | 'done', string>;
  /** In the place of `there` until the truck is there. */
  eta: (at: string, saidAt: string) => string;
  /** In the place of `eta` once that time has passed. */
  etaPassed: (at: string, saidAt: string) => string;
  cancelled: (at: string) => string;
  /** Of a request that the office has twice; nobody who waits should read that theirs is cancelled. */
  twice: (at: string) => string;
  paid: (aed: number) => string;
  truck: string;
  plate: string;
  driver: string;
  kind: string;
  truckLead: string;
  place: string;
  hasPosition: string;
  change: string;
  sendPosition: string;
  looking: string;
  noPosition: string;
  placeLabel: string;
  savePlace: string;
  noteTitle: string;
  noteLabel: string;
  saveNote: string;
  cancelTitle: string;
  /** Once the truck has left: what the terms say of that. */
  cancelCost: string;
  cancelLabel: string;
  choose: string;
  reasons: Record<CancelReason, string>;
  reasonLabel: string;
  cancelNow: string;
  saving: string;
  saved: string;
  notSaved: string;
  tooLate: string;
  missing: string;
  tooLong: string;
  share: string;
  shareText: string;
  danger: string;
}

export const trackWords: Record<SiteLang, TrackWords> = {
  en: {
    ...commonEn,
    call: 'Call',
    callNow: 'Please call now',
    title: (reference) => `Your request ${reference}`,
    nobodyYet: 'Nobody has taken your request yet. A call is the fastest way.',
    steps: {
      received: 'We received it',
      taken: 'Seen by a person',
      sent: 'Truck sent',
      there: 'Truck has arrived',
      loaded: 'Your car is loaded',
      done: 'Done',
    },
    eta: (at, saidAt) => `Truck expected about ${at} (as of ${saidAt})`,
    etaPassed: (at, saidAt) =>
      `Truck was expected about ${at} (as of ${saidAt}) and is late. Call us and ask for a new time.`,
    cancelled: (at) => `Cancelled at ${at}.`,
    twice: (at) => `We have this request twice and go on with the other one (${at}).`,
    paid: (aed) => `You paid AED ${aed}.`,
    truck: 'Your truck',
    plate: 'Plate',
    driver: 'Driver',
    kind: 'Truck',
    truckLead: 'Get into this truck only.',
    place: 'Where you are',
    hasPosition: 'We also have your location from your phone.',
    change: 'I am somewhere else',
    sendPosition: 'Send my location',
    looking: 'Finding your location…',
    noPosition: 'We could not get your phone’s location. Please write the place, or call us.',
    placeLabel: 'Or write the place: lamp post number, Plus Code, landmark',
    savePlace: 'Save this place',
    noteTitle: 'Tell the driver something',
    noteLabel: 'Your note',
    saveNote: 'Send the note',
    cancelTitle: 'Cancel the truck',
    cancelCost: 'The truck has already left. We may charge for the journey.',
    cancelLabel: 'Why?',
    choose: 'Please choose',
    reasons: {
      car_started: 'The car works again',
      found_other: 'Somebody else is helping',
      too_long: 'It takes too long',
      price: 'Too expensive',
      other: 'Another reason',
    },
    reasonLabel: 'Which reason?',
    cancelNow: 'Cancel it now',
    saving: 'Sending…',
    saved: 'We have it.',
    notSaved: 'No answer came, so we may not have it. Press again, or call us.',
    tooLate: 'This is not possible any more. Please call us.',
    missing: 'Please fill this in first.',
    tooLong: 'This text is too long. Please shorten it.',
    share: 'Send this page to somebody by WhatsApp',
    shareText: 'What is happening with my recovery truck:',
    danger: 'Anyone hurt, or in a lane: 999. Ambulance only: 998.',
  },
  ar: {
    ...commonAr,
    call: 'اتصل',
    callNow: 'اتصل بنا الآن من فضلك',
    title: (reference) => `طلبك رقم ${reference}`,
    nobodyYet: 'لم يستلم أحد طلبك بعد. الاتصال هو الأسرع.',
    steps: {
      received: 'وصلنا طلبك',
      taken: 'اطّلع عليه موظف',
      sent: 'انطلقت السطحة',
      there: 'وصلت السطحة إليك',
      loaded: 'حُمّلت سيارتك',
      done: 'انتهى',
    },
    eta: (at, saidAt) => `تصل السطحة حوالي الساعة ${at} (حسب ما أُبلغنا به الساعة ${saidAt})`,
    etaPassed: (at, saidAt) =>
      `كان المتوقع وصول السطحة حوالي الساعة ${at} (حسب ما أُبلغنا به الساعة ${saidAt})، وقد تأخرت. اتصل بنا واسأل عن موعد جديد.`,
    cancelled: (at) => `أُلغي الطلب الساعة ${at}.`,
    twice: (at) => `وصلنا هذا الطلب مرتين، ونتابع الطلب الآخر (الساعة ${at}).`,
    paid: (aed) => `المبلغ المدفوع: ${dirhams(aed)}.`,
    truck: 'سطحتك',
    plate: 'رقم اللوحة',
    driver: 'السائق',
    kind: 'النوع',
    truckLead: 'لا تركب إلا هذه السطحة.',
    place: 'مكانك',
    hasPosition: 'وصلنا أيضًا موقعك من هاتفك.',
    change: 'أنا في مكان آخر',
    sendPosition: 'أرسل موقعي',
    looking: 'نبحث عن موقعك…',
    noPosition: 'تعذّر تحديد موقع هاتفك. اكتب المكان من فضلك أو اتصل بنا.',
    placeLabel: 'أو اكتب المكان: رقم عمود الإنارة أو رمز Plus Code أو علامة قريبة',
    savePlace: 'احفظ هذا المكان',
    noteTitle: 'رسالة إلى السائق',
    noteLabel: 'رسالتك',
    saveNote: 'أرسل الرسالة',
    cancelTitle: 'إلغاء الطلب',
    cancelCost: 'انطلقت السطحة، وقد نحسب أجرة الطريق.',
    cancelLabel: 'ما السبب؟',
    choose: 'اختر من فضلك',
    reasons: {
      car_started: 'السيارة تعمل الآن',
      found_other: 'يساعدني شخص آخر',
      too_long: 'الانتظار طويل',
      price: 'السعر مرتفع',
      other: 'سبب آخر',
    },
    reasonLabel: 'اكتب السبب',
    cancelNow: 'ألغِ الطلب الآن',
    saving: 'جارٍ الإرسال…',
    saved: 'تم، استلمنا ما أرسلته.',
    notSaved: 'لم يصلك رد منا، وربما لم يصلنا ما أرسلته. اضغط مرة أخرى أو اتصل بنا.',
    tooLate: 'لم يعد هذا ممكنًا. اتصل بنا من فضلك.',
    missing: 'املأ هذا الحقل أولًا من فضلك.',
    tooLong: 'النص أطول من اللازم، يرجى اختصاره.',
    share: 'أرسل هذه الصفحة إلى شخص عبر واتساب',
    shareText: 'تابع معي طلب السطحة خطوة بخطوة:',
    danger: 'إذا أُصيب أحد، أو كانت السيارة في المسار: 999. للإسعاف فقط: 998.',
  },
};
