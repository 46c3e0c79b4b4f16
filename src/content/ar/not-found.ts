import type { NotFoundContent } from '../en/not-found';

/** The Arabic part of the page for an address that does not exist: nobody knows which language the visitor reads. */
export const notFound: NotFoundContent = {
  meta: { title: 'الصفحة غير موجودة، ورقمنا يرد', description: 'لا توجد صفحة بهذا العنوان. تحتاج إلى سطحة؟ اتصل بنا.' },
  kicker: 'خطأ 404',
  title: 'الصفحة غير موجودة. تحتاج إلى سطحة في دبي؟',
  lead: 'نُقلت هذه الصفحة أو لا وجود لها. تعطّلت سيارتك؟ اتصل بنا.',
  call: 'اتصل الآن',
  chat: 'واتساب',
  sms: 'رسالة نصية',
  picture: { name: 'not-found-road', alt: 'طريق صحراوي من مسارين يختفي تحت الرمل، وسائق سيارة دفع رباعي واقف وبيده خريطة، وبعده نخلة وحيدة' },
  stranded: {
    title: 'تعطّلت سيارتك الآن؟',
    text: 'خطوات السلامة وموقعك وما تقوله لمن يرد عليك. تعمل من دون إنترنت.',
    link: 'افتح صفحة المساعدة',
  },
  popular: {
    title: 'صفحات يبحث عنها الناس',
    links: [
      { page: 'recovery', label: 'سطحة قريبة منك' },
      { page: 'carDubai', label: 'ريكفري دبي' },
      { page: 'desertDubai', label: 'سحب سيارات من الصحراء' },
      { page: 'services', label: 'كل الخدمات والأسعار' },
      { page: 'book', label: 'احجز سطحة' },
      { page: 'home', label: 'الرئيسية' },
    ],
  },
  whatsappMessage: 'السلام عليكم، أحتاج إلى سطحة في دبي.',
  smsMessage: 'أحتاج إلى سطحة في دبي. أرجو الاتصال بي.',
};
