import type { LayoutContent } from '../layout-types';
import { site } from '@/config/site';
import { claims, layoutClaims } from '../claims';

/**
 * 11 service pages. The three that the documents have in Arabic come first; the others keep the documents' order. Where one of those three is the
 * Arabic of an English page of the menu, its sister stands in that one's place: no page is listed twice.
 */
const services: LayoutContent['services'] = [
  { id: 'recoveryAr', title: 'سطحة قريبة منك', description: 'أقرب سطحة إلى مكانك', popular: true },
  { id: 'recoveryDubaiAr', title: 'ريكفري دبي', description: 'سحب ونقل السيارات في جميع مناطق دبي', popular: true },
  { id: 'desertTowingAr', title: 'سحب سيارات من الصحراء', description: 'إخراج السيارات العالقة في الرمال', popular: true },
  { id: 'car', title: 'نقل سيارات قريب منك', description: 'سطحات لسيارات الصالون والدفع الرباعي' },
  { id: 'towingDubai', title: 'خدمة سحب السيارات', description: 'داخل المدينة وبين الإمارات' },
  { id: 'desert', title: 'إنقاذ صحراوي قريب منك', description: 'سيارات دفع رباعي برافعة سحب للكثبان' },
  { id: 'breakdown', title: 'أعطال الطريق', description: 'بطارية أو إطار أو وقود، أو توصيل إلى الكراج' },
  { id: 'emergencyCar', title: 'طوارئ السيارات', description: 'حوادث وسيول ومسارات مسدودة' },
  { id: 'motorcycle', title: 'نقل الدراجات النارية', description: 'تثبيت للعجلات وأحزمة لا تخدش' },
  { id: 'heavy', title: 'سحب المركبات الثقيلة', description: `شاحنات وحافلات ومعدات حتى ${claims.heavy.maxTons} طن` },
  { id: 'luxury', title: 'نقل السيارات الفارهة', description: 'ناقلات مغلقة للسيارات المنخفضة والنادرة' },
];
import { namedPages } from './named-pages';

export const layout: LayoutContent = {
  siteName: site.nameAr,
  skip: 'انتقل إلى المحتوى',
  logoLabel: `${site.nameAr}، الصفحة الرئيسية`,
  nav: { label: 'القائمة الرئيسية', home: 'الرئيسية', services: 'خدماتنا', blog: 'المدونة', about: 'من نحن', contact: 'تواصل معنا', call: 'اتصل' },
  menu: {
    open: 'افتح القائمة',
    close: 'أغلق القائمة',
    title: 'القائمة',
    callNow: 'اتصل الآن',
    ourServices: 'خدماتنا',
    viewAll: 'كل الخدمات',
    stats: [
      { value: layoutClaims.availability, label: 'نرد في أي ساعة' },
      { value: `${layoutClaims.responseMinutes} دقيقة`, label: 'متوسط وصولنا في كل الخدمات' },
    ],
  },
  popular: 'الأكثر طلبًا',
  named: namedPages,
  services,
  footer: {
    blurb: 'نرفع السيارات والدراجات والشاحنات من طرق دبي ومن رمالها في أي ساعة. قل لنا أين أنت، ونرسل لك المركبة المناسبة.',
    servicesTitle: 'الخدمات',
    contactTitle: 'اتصل بنا',
    tapToCall: 'اضغط للاتصال',
    available: 'نرد على اتصالك ليلًا ونهارًا.',
    areaLine: 'كل مناطق دبي، وصولًا إلى الشارقة وعجمان.',
    whyTitle: 'لماذا يختارنا السائقون',
    why: ['ليلًا ونهارًا، وكل أيام السنة', 'شركة مرخّصة، وسيارتك مشمولة بتأميننا أثناء النقل وفق الشروط', 'لكل سيارة مركبة تناسبها', 'نقدًا أو بالبطاقة أو بتحويل بنكي', 'تعرف السعر قبل أن نتحرك'],
    more: [{ id: 'towing', label: 'سحب سيارات قريب منك' }],
    links: [
      { id: 'fleets', label: 'للشركات' },
      { id: 'insurers', label: 'لشركات التأمين' },
      { id: 'privacy', label: 'سياسة الخصوصية' },
      { id: 'terms', label: 'شروط الخدمة' },
      { id: 'sitemap', label: 'خريطة الموقع' },
    ],
    stranded: 'تعطّلت سيارتك الآن؟',
    copyright: 'جميع الحقوق محفوظة.',
    trademark: `«${site.nameAr}» هو الاسم التجاري الذي تعمل به شركة`,
    chat: 'واتساب',
    sms: 'رسالة نصية',
  },
  bar: { label: 'اطلب المساعدة', whatsapp: 'واتساب', book: 'احجز', call: 'اتصل', callLabel: 'اتصل بفريق السحب', stranded: 'عالق؟' },
  whatsappMessage: 'السلام عليكم، تعطلت سيارتي في دبي وأحتاج إلى سطحة. أرجو الاتصال بي.',
  smsMessage: 'تعطلت سيارتي في دبي وأحتاج إلى سطحة. أرجو الاتصال بي.',
  offline: 'لا يوجد اتصال بالإنترنت. المكالمات والرسائل النصية ما زالت تعمل.',
  offlineHelp: 'مساعدة من دون إنترنت',
  theme: { label: 'الصفحة فاتحة أم داكنة', auto: 'تلقائي', light: 'فاتح', dark: 'داكن' },
  roadProgress: 'كم قطعت من هذه الصفحة',
};
