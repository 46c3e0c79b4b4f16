import { site } from '@/config/site';
import { ltr } from '@/content/ltr';
import { claims, termsFigures } from '@/content/claims';
import type { GuideContent } from '@/content/guide-types';
import { toCompany } from '../promises';
import { safety } from '@/content/safety';
import { SERVICE_PRICES } from '@/contract/catalogue';
import { estimateAed } from '@/contract/estimate';
import { dirhams, hours, perIncident, tons } from '../format';

const from = (aed: number): string => `من ${dirhams(aed)}`;

/** `/insurers-arabic`: the evidence that comes with a job, the rates, and how a claim's car is moved once. */
export const insurersAr: GuideContent = {
  id: 'insurersAr',
  meta: {
    title: 'سطحات لشركات التأمين في دبي: أدلة وأسعار وأوراق',
    description: 'لشركات التأمين ومكاتب المساعدة والمعاينين في دبي: ما الأدلة التي تأتي مع كل نقل، والأسعار، وكيف تُنقل السيارة مرة واحدة، وأوراقنا.',
    keywords: ['سطحات لشركات التأمين', 'نقل سيارات الحوادث دبي', 'مساعدة على الطريق للتأمين', 'أدلة نقل المركبات', 'مطالبات السيارات'],
  },
  crumb: 'شركات التأمين',
  kicker: 'لشركات التأمين ومكاتب المساعدة والمعاينين',
  title: 'نقل سيارات الحوادث والأعطال لشركات التأمين في دبي',
  lead: `أعطونا رقم المطالبة. تصل السيارة إلى الكراج الصحيح، ومعها ملف يجيب عن أسئلة المعاين. ${toCompany.ownFleet}`,
  call: 'كلّمونا:',
  chat: 'واتساب',
  whatsappMessage: 'السلام عليكم، نحن شركة تأمين ونريد العمل معكم. الشركة ومن نكلم: ',
  print: 'طباعة الصفحة',
  blocks: [
    {
      kind: 'steps',
      title: 'من المطالبة إلى الكراج',
      steps: [
        { title: 'ترسلون المطالبة', text: 'رقمها وهاتف السائق والمكان واللوحة والكراج الذي توافقون عليه.' },
        { title: 'نتصل بالسائق', text: `أول سؤال: هل أنت في مكان آمن؟ ${safety.ar.injury}` },
        { title: 'الشرطة تسمح', text: 'بعد الحادث لا تتحرك السيارة حتى تسمح الشرطة، ومعها رقم التقرير.' },
        { title: 'نصوّر ونحمّل ونثبّت', text: 'الجهات كلها والعجلات والعداد أولًا، ثم الطريقة التي يطلبها كتيب السيارة.' },
        { title: 'نقلة واحدة', text: 'إلى كراجكم مباشرة. وإن كان مغلقًا فإلى مكان مقفل تختارونه، نتفق عليه قبل أن نتحرك.' },
        { title: 'نغلق الملف', text: 'الصور والأوقات والفاتورة تُرسل برقم مطالبتكم.' },
      ],
    },
    {
      kind: 'checklist',
      title: 'الأدلة التي تأتي مع كل عمل',
      items: [
        'وقت المكالمة والوصول والتحميل والتسليم',
        'مكان الاستلام ومكان التسليم على الخريطة',
        'صور الجهات الأربع والضرر والعجلات والعداد قبل التحميل',
        'الصور نفسها بعد التنزيل',
        'رقم تقرير الشرطة كما يعطيه لنا السائق',
        'كيف حُمّلت السيارة وبأي مركبة',
        'من سلّم المفتاح ومن وقّع على الاستلام',
        site.taxNumber ? 'فاتورة فيها الرقم الضريبي ورقم مطالبتكم' : 'فاتورة فيها رقم مطالبتكم',
      ],
    },
    {
      kind: 'table',
      title: 'أسعار البداية',
      intro: 'تشمل الضريبة. وقد يحدد الاتفاق أسعارًا أخرى، وحتى ذلك الحين هذه هي الأسعار.',
      head: ['العمل', 'بموعد', 'الآن'],
      rows: [
        ['نقل سيارة', from(SERVICE_PRICES.car_recovery), from(estimateAed('car_recovery', 'immediate', 'Sedan'))],
        ['سيارة فارهة أو رياضية', from(estimateAed('luxury_car_recovery', 'scheduled', 'Luxury Car')), from(estimateAed('luxury_car_recovery', 'immediate', 'Luxury Car'))],
        ['دراجة نارية', from(SERVICE_PRICES.motorcycle_recovery), from(estimateAed('motorcycle_recovery', 'immediate', 'Motorcycle'))],
        ['شاحنة أو حافلة أو معدّة', from(SERVICE_PRICES.heavy_vehicle), from(estimateAed('heavy_vehicle', 'immediate', 'Commercial Vehicle'))],
        ['إخراج من الصحراء', from(SERVICE_PRICES.desert_recovery), from(estimateAed('desert_recovery', 'immediate', 'SUV'))],
      ],
    },
    {
      kind: 'prose',
      title: 'المسافة والتخزين',
      paragraphs: [
        `${toCompany.priceFixed} ${toCompany.priceChanges}`,
        'السيارة التي تنتظر المعاينة قد تحتاج إلى مكان تقف فيه. نتفق معكم كتابة على المكان وسعر اليوم وآخر يوم قبل أن ننزلها، فلا فاتورة تخزين لم يطلبها أحد.',
      ],
    },
    {
      kind: 'checklist',
      title: 'أوراق شركتنا',
      intro: 'اطلبوا نسخًا قبل أول عمل.',
      items: [
        // Without the mark its full stop (L.L.C.) would stand in front of it.
        `الشركة: ${site.legalName}\u200e`,
        `الرخصة التجارية: ${ltr(site.licenceNumber)}`,
        ...(site.taxNumber ? [`رقم التسجيل الضريبي: ${site.taxNumber}`] : []),
        `شهادة التأمين: ${ltr(site.insuranceCertificate)}`,
        `مسؤوليتنا في الشروط: ${perIncident(termsFigures.liability)}. أبلغوا عن الضرر خلال ${hours(termsFigures.claimHours)}.`,
        `أثقل معدّة على لوبد: ${tons(claims.heavy.maxTons)}`,
      ],
    },
    {
      kind: 'steps',
      title: 'كيف نبدأ معًا؟',
      steps: [
        { title: 'اتصلوا أو راسلونا', text: 'جهّزوا: اسم الشركة ورقمها الضريبي، ومن يرسل إلينا الطلبات، ومن يدفع الفواتير.' },
        { title: 'أرسلوا شروطكم', text: 'الكراجات المعتمدة والحدود والصور التي يطلبها معاينوكم، وبأي شكل تريدون الملف.' },
        { title: 'جرّبونا', text: 'أعطونا بضع مطالبات، ثم قارنوا الأوقات والملفات بما عندكم الآن.' },
      ],
    },
  ],
  facts: ['emergencyNumbers', 'repairNeedsReport', 'reportTime', 'reportArrives', 'photographingPeople'],
  links: {
    title: 'صفحات أخرى',
    list: [
      { page: 'whoMoves', label: 'من ينقل السيارة، ومن يدفع؟' },
      { page: 'fleets', label: 'لأساطيل الشركات' },
      { page: 'accident', label: 'بعد الحادث' },
      { page: 'services', label: 'كل الخدمات والأسعار' },
      { page: 'terms', label: 'شروط الخدمة' },
    ],
  },
  closing: { title: 'عندكم مطالبة مفتوحة الآن؟', text: 'اتصلوا ومعكم رقم المطالبة ومكان السيارة.' },
};
