import { site } from '@/config/site';
import { ltr } from '@/content/ltr';
import { advertisedPrices, claims, termsFigures } from '@/content/claims';
import type { GuideContent } from '@/content/guide-types';
import { toCompany } from '../promises';
import { safety } from '@/content/safety';
import { SERVICE_PRICES } from '@/contract/catalogue';
import { estimateAed } from '@/contract/estimate';
import { dirhams, hours, perIncident, tons } from '../format';

const { towing } = advertisedPrices;
const from = (aed: number): string => `من ${dirhams(aed)}`;

/** `/fleets-arabic`: what a company that runs vehicles gets, agrees on and carries in the cab. */
export const fleetsAr: GuideContent = {
  id: 'fleetsAr',
  meta: {
    title: 'سطحات لأساطيل الشركات في دبي: أسعار وبطاقة السائق',
    description: 'لشركات عندها فانات وسيارات وشاحنات في دبي: أسعارنا، وعلى ماذا نتفق قبل أول عطل، وبطاقة لسائقيكم، وأوراق شركتنا.',
    keywords: ['سطحات للشركات دبي', 'عقد سحب سيارات للشركات', 'نقل فانات دبي', 'سحب شاحنات الشركات', 'حساب شركة سطحات'],
  },
  crumb: 'أساطيل الشركات',
  kicker: 'لكل شركة عندها مركبات',
  title: 'سطحات لأساطيل الشركات في دبي',
  lead: `رقم واحد لكل فان وسيارة وشاحنة. نتفق على الأسعار والأسماء مرة واحدة، وبعدها يتصل السائق مكالمة واحدة. ${toCompany.ownFleet}`,
  call: 'كلّمونا:',
  chat: 'واتساب',
  whatsappMessage: 'السلام عليكم، نريد الاتفاق على سطحات لأسطولنا. الشركة وعدد المركبات وأنواعها: ',
  print: 'طباعة الصفحة',
  blocks: [
    {
      kind: 'steps',
      title: 'كيف تفتحون حسابًا؟',
      steps: [
        { title: 'أرسلوا النموذج', text: 'تجدونه أسفل هذه الخطوات، أو اتصلوا بنا. جهّزوا: اسم الشركة ورقمها الضريبي، وكم مركبة من كل نوع، وأين تبيت، ومن يدفع الفواتير.' },
        { title: 'نتفق على الأسعار', text: 'بنوع المركبة وبالمنطقة، وما الذي يزيدها. وتصلكم مكتوبة.' },
        { title: 'سمّوا من يحق له الطلب', text: 'أسماء، أو رمز يقوله السائق. والمبلغ الذي ننفذ العمل في حدوده من غير أن نسألكم.' },
        { title: 'حدّدوا إلى أين تُنقل المركبات', text: 'الكراج بحسب العطل والساعة، وكراج التأمين للحوادث، وساحتكم في الليل.' },
        { title: 'أعطوا البطاقة لسائقيكم', text: 'صفحة A4 واحدة بالعربية والإنجليزية والأردية والهندية، تُطبع وتوضع عند حاجب الشمس.' },
        { title: 'فاتورة واحدة في الشهر', text: 'فيها كل لوحة وطريق ووقت ورقم طلب، وتُدفع بتحويل بنكي.' },
      ],
    },
    {
      kind: 'table',
      title: 'أسعار البداية',
      intro: 'تشمل الضريبة. وقد يحدد الاتفاق أسعارًا أخرى لشركتكم، وحتى ذلك الحين هذه هي الأسعار.',
      head: ['العمل', 'بموعد', 'الآن'],
      rows: [
        ['سيارة أو فان صغير', from(SERVICE_PRICES.car_recovery), from(estimateAed('car_recovery', 'immediate', 'Van'))],
        ['سحب من عنوان إلى عنوان', from(SERVICE_PRICES.towing_service), from(estimateAed('towing_service', 'immediate', 'Commercial Vehicle'))],
        ['شاحنة أو حافلة أو معدّة', from(SERVICE_PRICES.heavy_vehicle), from(estimateAed('heavy_vehicle', 'immediate', 'Commercial Vehicle'))],
        ['دراجة نارية أو دراجة توصيل', from(SERVICE_PRICES.motorcycle_recovery), from(estimateAed('motorcycle_recovery', 'immediate', 'Motorcycle'))],
        ['إخراج من الرمل', from(SERVICE_PRICES.desert_recovery), from(estimateAed('desert_recovery', 'immediate', 'SUV'))],
        [`سحب قصير بالهاتف حتى ${towing.standardKm} كم`, from(towing.standard), dirhams(towing.emergency)],
      ],
    },
    {
      kind: 'prose',
      title: 'المسافة والانتظار والتخزين',
      paragraphs: [
        `${toCompany.priceFixed} ${toCompany.priceChanges}`,
        'الطريق الأطول والسرداب والرمل ومركبة ثانية والانتظار عند بوابة تكلف أكثر، والاتفاق يقول كم. وإن لزم أن تبقى المركبة عندنا اتفقنا كتابة على المكان وسعر اليوم قبل أن ننزلها.',
      ],
    },
    {
      kind: 'steps',
      title: 'بطاقة السائق',
      intro: 'هذا ما تقوله للسائق باختصار. والبطاقة كاملة بأربع لغات في صفحة A4 واحدة، ورابطها في آخر هذه الصفحة.',
      steps: [
        { title: 'السلامة أولًا', text: `${safety.ar.injury} ${safety.ar.out} ${safety.ar.stayIn}` },
        { title: 'مكالمة واحدة', text: 'اتصل بالرقم الذي في هذه الصفحة، ولا تقبل سطحة لم يطلبها أحد.' },
        { title: 'قل خمسة أشياء', text: 'رقم المركبة، والمكان والاتجاه، وماذا حدث، والحمولة، وهل تدور العجلات.' },
        { title: 'ثلاث صور', text: 'المقدمة مع اللوحة، والعدادات، والعطل.' },
        { title: 'لا توقّع ورقة بلا سعر', text: 'ولا تدفع نقدًا.' },
      ],
    },
    {
      kind: 'checklist',
      title: 'ماذا يأتي مع كل عمل؟',
      items: [
        'وقت مكالمتكم ووقت الوصول ووقت التسليم',
        'صور قبل التحميل وبعد التنزيل ومعها العداد',
        'رقم المركبة واللوحة ورقم الطلب في ورقة العمل',
        'توقيع في الطرفين',
        'رقم تقرير الشرطة إن كان هناك حادث',
        site.taxNumber ? 'فاتورة فيها الرقم الضريبي' : 'فاتورة',
      ],
    },
    {
      kind: 'checklist',
      title: 'أوراق شركتنا',
      intro: 'لملفاتكم. اطلبوا نسخًا قبل أول عمل.',
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
  ],
  facts: ['emergencyNumbers', 'lorryBanE11', 'lorryBanPeaks', 'weightLimit', 'repairNeedsReport'],
  links: {
    title: 'صفحات أخرى',
    list: [
      { page: 'driverCard', label: 'بطاقة السائق للطباعة' },
      { page: 'heavy', label: 'سحب المركبات الثقيلة' },
      { page: 'insurers', label: 'لشركات التأمين' },
      { page: 'services', label: 'كل الخدمات والأسعار' },
      { page: 'accident', label: 'بعد الحادث' },
      { page: 'terms', label: 'شروط الخدمة' },
    ],
  },
  closing: { title: 'كم مركبة عندكم؟', text: 'قولوا لنا العدد والأنواع، ونرد عليكم بأسعار وبشخص واحد تكلمونه.' },
};
