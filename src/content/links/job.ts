/** `/job`: the driver's page, in the four languages of the yard. Short: it is read in a cab, at night, with gloves on. */
import type { PhotoMoment, PhotoPart } from '@/contract/job/photo';
import type { Payment, Problem } from '@/contract/job/record';
import { commonAr, commonEn, type LinkWords } from './common';

export interface JobWords extends LinkWords {
  /** Before the reference. */
  title: string;
  navigate: string;
  otherMap: string;
  noPosition: string;
  callCustomer: string;
  whatsapp: string;
  notYet: string;
  onMyWay: string;
  /** Behind the number. */
  minutes: string;
  there: string;
  loaded: string;
  done: string;
  fixed: string;
  price: string;
  payment: string;
  choose: string;
  payments: Record<Payment, string>;
  missing: string;
  finish: string;
  over: Record<'done' | 'cancelled' | 'no_show', string>;
  problem: string;
  problems: Record<Problem, string>;
  words: string;
  send: string;
  saved: string;
  waiting: (count: number) => string;
  lostPress: string;
  understood: string;
  customer: string;
  photos: {
    title: Record<PhotoMoment, string>;
    parts: Record<PhotoPart, string>;
    broken: string;
    full: string;
    refused: string;
    save: string;
  };
}

const en: JobWords = {
  ...commonEn,
  call: 'Call the office',
  title: 'Job',
  navigate: 'Navigate',
  otherMap: 'Another map',
  noPosition: 'No location. Ask the customer for a landmark.',
  callCustomer: 'Call the customer',
  whatsapp: 'WhatsApp',
  notYet: 'The office has not started this job yet.',
  onMyWay: 'On my way. I am there in',
  minutes: 'min',
  there: 'I am there',
  loaded: 'Loaded',
  done: 'Done',
  fixed: 'Repaired on the spot, done',
  price: 'Paid, AED',
  payment: 'How paid',
  choose: 'Please choose',
  payments: { cash: 'Cash', card: 'Card', transfer: 'Bank transfer', wallet: 'Digital wallet', account: 'On account' },
  missing: 'Please fill in both. No fils.',
  finish: 'Finish the job',
  over: { done: 'This job is done. Thank you.', cancelled: 'This job was cancelled. Do not drive there.', no_show: 'This job has ended: nobody there.' },
  problem: 'Problem',
  problems: {
    cannot_find: 'I cannot find the place',
    no_answer: 'Customer does not answer',
    cannot_load: 'I cannot load the car',
    too_late: 'I will be late',
    other: 'Something else',
  },
  words: 'In a few words',
  send: 'Tell the office',
  saved: 'The office knows.',
  waiting: (count) => `Waiting for the network: ${count}. Keep this page.`,
  lostPress: 'Not saved: the office changed the job first. Call the office:',
  understood: 'OK',
  customer: 'Customer',
  photos: {
    title: { before: 'Photos before loading', after: 'Photos at the handover' },
    parts: { front_left: 'Front left', front_right: 'Front right', rear_left: 'Rear left', rear_right: 'Rear right', damage: 'Damage' },
    broken: 'This photo cannot be read. Take it again.',
    full: 'The phone is full. Keep this page.',
    refused: 'The office did not get these. Save them and call the office.',
    save: 'Save',
  },
};

const ar: JobWords = {
  ...commonAr,
  call: 'اتصل بالمكتب',
  title: 'مهمة',
  navigate: 'الملاحة إلى المكان',
  otherMap: 'خريطة أخرى',
  noPosition: 'لا يوجد موقع. اسأل العميل عن علامة قريبة.',
  callCustomer: 'اتصل بالعميل',
  whatsapp: 'واتساب',
  notYet: 'لم يبدأ المكتب هذه المهمة بعد.',
  onMyWay: 'أنا في الطريق. أصل خلال',
  minutes: 'د',
  there: 'وصلت',
  loaded: 'حمّلت السيارة',
  done: 'انتهيت',
  fixed: 'أُصلحت في مكانها، انتهيت',
  price: 'المبلغ المدفوع بالدرهم',
  payment: 'طريقة الدفع',
  choose: 'اختر من فضلك',
  payments: { cash: 'نقدًا', card: 'بطاقة', transfer: 'تحويل بنكي', wallet: 'محفظة الهاتف', account: 'على الحساب' },
  missing: 'املأ الحقلين بلا كسور من فضلك.',
  finish: 'أنهِ المهمة',
  over: { done: 'انتهت هذه المهمة. شكرًا.', cancelled: 'أُلغيت هذه المهمة. لا تذهب إلى المكان.', no_show: 'انتهت هذه المهمة: لم يكن هناك أحد.' },
  problem: 'مشكلة',
  problems: {
    cannot_find: 'لا أجد المكان',
    no_answer: 'العميل لا يرد',
    cannot_load: 'لا أستطيع تحميل السيارة',
    too_late: 'سأتأخر',
    other: 'شيء آخر',
  },
  words: 'اكتبها باختصار',
  send: 'أبلغ المكتب',
  saved: 'تم إبلاغ المكتب.',
  waiting: (count) => `بانتظار الشبكة: ${count}. لا تغلق هذه الصفحة.`,
  lostPress: 'لم يُحفظ: غيّر المكتب المهمة قبلك. اتصل بالمكتب:',
  understood: 'حسنًا',
  customer: 'العميل',
  photos: {
    title: { before: 'صور قبل التحميل', after: 'صور عند التسليم' },
    parts: { front_left: 'أمام يسار', front_right: 'أمام يمين', rear_left: 'خلف يسار', rear_right: 'خلف يمين', damage: 'ضرر' },
    broken: 'لا يمكن قراءة هذه الصورة. التقطها مرة أخرى.',
    full: 'الهاتف ممتلئ. لا تغلق هذه الصفحة.',
    refused: 'لم تصل هذه الصور إلى المكتب. احفظها واتصل بالمكتب.',
    save: 'احفظ',
  },
};

const ur: JobWords = {
  ...commonEn,
  languages: 'زبانیں',
  call: 'آفس کو کال',
  loading: 'ایک لمحہ…',
  lost: 'کنکشن نہیں ہے۔',
  asOf: (time) => `${time} تک کی صورتحال۔`,
  gone: {
    unknown: 'یہ لنک ادھورا ہے۔ پیغام سے دوبارہ کھولیں، یا ہمیں کال کریں۔',
    expired: 'اس لنک کا وقت ختم ہو گیا۔ ہمیں کال کریں۔',
    revoked: 'اس لنک کی جگہ نیا لنک آ گیا ہے۔ آخری پیغام کھولیں۔',
  },
  title: 'کام',
  navigate: 'راستہ دکھائیں',
  otherMap: 'دوسرا نقشہ',
  noPosition: 'لوکیشن نہیں ہے۔ گاہک سے کوئی نشانی پوچھیں۔',
  callCustomer: 'گاہک کو کال کریں',
  whatsapp: 'واٹس ایپ',
  notYet: 'آفس نے ابھی یہ کام شروع نہیں کیا۔',
  onMyWay: 'میں راستے میں ہوں۔ پہنچوں گا',
  minutes: 'منٹ',
  there: 'میں پہنچ گیا',
  loaded: 'گاڑی لوڈ ہو گئی',
  done: 'کام ختم',
  fixed: 'یہیں ٹھیک ہو گئی، کام ختم',
  price: 'ادائیگی، درہم',
  payment: 'ادائیگی کیسے ہوئی',
  choose: 'انتخاب کریں',
  payments: { cash: 'نقد', card: 'کارڈ', transfer: 'بینک ٹرانسفر', wallet: 'ڈیجیٹل والیٹ', account: 'کھاتے میں' },
  missing: 'دونوں خانے بھریں۔ پورے درہم۔',
  finish: 'کام مکمل کریں',
  over: { done: 'یہ کام ختم ہو گیا۔ شکریہ۔', cancelled: 'یہ کام منسوخ ہو گیا۔ وہاں نہ جائیں۔', no_show: 'یہ کام ختم ہوا: وہاں کوئی نہیں تھا۔' },
  problem: 'مسئلہ',
  problems: {
    cannot_find: 'جگہ نہیں مل رہی',
    no_answer: 'گاہک فون نہیں اٹھا رہا',
    cannot_load: 'گاڑی لوڈ نہیں ہو رہی',
    too_late: 'مجھے دیر ہو گی',
    other: 'کچھ اور',
  },
  words: 'مختصر لکھیں',
  send: 'آفس کو بتائیں',
  saved: 'آفس کو معلوم ہو گیا۔',
  waiting: (count) => `نیٹ ورک کے انتظار میں: ${count}۔ یہ صفحہ بند نہ کریں۔`,
  lostPress: 'محفوظ نہیں ہوا: آفس نے پہلے کام بدل دیا۔ آفس کو کال کریں:',
  understood: 'ٹھیک ہے',
  customer: 'گاہک',
  photos: {
    title: { before: 'لوڈ کرنے سے پہلے کی تصویریں', after: 'گاڑی حوالے کرتے وقت کی تصویریں' },
    parts: { front_left: 'آگے بائیں', front_right: 'آگے دائیں', rear_left: 'پیچھے بائیں', rear_right: 'پیچھے دائیں', damage: 'نقصان' },
    broken: 'یہ تصویر نہیں کھلتی۔ دوبارہ کھینچیں۔',
    full: 'فون بھر گیا ہے۔ یہ صفحہ بند نہ کریں۔',
    refused: 'یہ تصویریں آفس کو نہیں ملیں۔ محفوظ کریں اور آفس کو کال کریں۔',
    save: 'محفوظ کریں',
  },
};

const hi: JobWords = {
  ...commonEn,
  languages: 'भाषाएँ',
  call: 'ऑफ़िस को फ़ोन',
  loading: 'एक पल…',
  lost: 'कनेक्शन नहीं है।',
  asOf: (time) => `${time} तक की जानकारी।`,
  gone: {
    unknown: 'यह लिंक अधूरा है। संदेश से दोबारा खोलें, या हमें फ़ोन करें।',
    expired: 'इस लिंक का समय ख़त्म हो गया। हमें फ़ोन करें।',
    revoked: 'इस लिंक की जगह नया लिंक आ गया है। आख़िरी संदेश खोलें।',
  },
  title: 'काम',
  navigate: 'रास्ता दिखाएँ',
  otherMap: 'दूसरा नक्शा',
  noPosition: 'लोकेशन नहीं है। ग्राहक से कोई निशानी पूछें।',
  callCustomer: 'ग्राहक को फ़ोन करें',
  whatsapp: 'WhatsApp',
  notYet: 'ऑफ़िस ने यह काम अभी शुरू नहीं किया।',
  onMyWay: 'मैं रास्ते में हूँ। पहुँचूँगा',
  minutes: 'मिनट',
  there: 'मैं पहुँच गया',
  loaded: 'गाड़ी चढ़ा ली',
  done: 'काम पूरा',
  fixed: 'यहीं ठीक हो गई, काम पूरा',
  price: 'भुगतान, दिरहम',
  payment: 'भुगतान कैसे हुआ',
  choose: 'चुनें',
  payments: { cash: 'नकद', card: 'कार्ड', transfer: 'बैंक ट्रांसफ़र', wallet: 'डिजिटल वॉलेट', account: 'खाते में' },
  missing: 'दोनों भरें। पूरे दिरहम।',
  finish: 'काम ख़त्म करें',
  over: { done: 'यह काम पूरा हो गया। धन्यवाद।', cancelled: 'यह काम रद्द हो गया। वहाँ न जाएँ।', no_show: 'यह काम ख़त्म हुआ: वहाँ कोई नहीं था।' },
  problem: 'समस्या',
  problems: {
    cannot_find: 'जगह नहीं मिल रही',
    no_answer: 'ग्राहक फ़ोन नहीं उठा रहा',
    cannot_load: 'गाड़ी नहीं चढ़ रही',
    too_late: 'मुझे देर होगी',
    other: 'कुछ और',
  },
  words: 'थोड़े शब्दों में',
  send: 'ऑफ़िस को बताएँ',
  saved: 'ऑफ़िस को पता चल गया।',
  waiting: (count) => `नेटवर्क के इंतज़ार में: ${count}। यह पेज बंद न करें।`,
  lostPress: 'सेव नहीं हुआ: ऑफ़िस ने पहले काम बदल दिया। ऑफ़िस को फ़ोन करें:',
  understood: 'ठीक है',
  customer: 'ग्राहक',
  photos: {
    title: { before: 'चढ़ाने से पहले की फ़ोटो', after: 'गाड़ी सौंपते समय की फ़ोटो' },
    parts: { front_left: 'आगे बाएँ', front_right: 'आगे दाएँ', rear_left: 'पीछे बाएँ', rear_right: 'पीछे दाएँ', damage: 'नुकसान' },
    broken: 'यह फ़ोटो नहीं खुलती। दोबारा खींचें।',
    full: 'फ़ोन भर गया है। यह पेज बंद न करें।',
    refused: 'ये फ़ोटो ऑफ़िस को नहीं मिलीं। सेव करें और ऑफ़िस को फ़ोन करें।',
    save: 'सेव करें',
  },
};

export const jobWords: Record<'en' | 'ar' | 'ur' | 'hi', JobWords> = { en, ar, ur, hi };
