import { advertisedPrices, claims } from '../claims';
import type { ServicesContent } from '../en/services';
import { promises } from './promises';
import { safety } from '../safety';
import { dirhams, toAreas, tons } from './format';
import { BOOKING_AREAS } from '@/contract/catalogue';

const { towing, desert } = advertisedPrices;

/** `/services-arabic`: the catalogue, found by what the driver sees. Prices come from the booking contract. */
export const services: ServicesContent = {
  meta: {
    title: 'خدمات السطحات والريكفري في دبي وأسعارها',
    description: 'لا تشتغل؟ غرزت في الرمل؟ حادث أو بنشر؟ اختر ما تراه، وشاهد الخدمة المناسبة وسعرها بالدرهم، للسيارات والدراجات والشاحنات والسيارات الفارهة.',
    keywords: ['أسعار سطحة دبي', 'سعر ريكفري', 'خدمات سحب السيارات', 'مساعدة على الطريق دبي'],
  },
  crumb: 'خدماتنا',
  hero: {
    kicker: 'كل الخدمات',
    title: 'خدمات سحب السيارات وأسعارها في دبي',
    lead: `ماذا أصاب سيارتك؟ لا حاجة إلى معرفة اسم الخدمة. اختر ما تراه أمامك. من بطارية فارغة إلى مركبة وزنها ${tons(claims.services.maxTons)}.`,
    picture: { name: 'services-lineup', alt: 'مركبات الشركة متجاورة في الساحة وقت الغروب وأضواؤها مضاءة، والطواقم واقفة أمامها' },
    call: 'اتصل الآن',
    chat: 'واتساب',
    sms: 'رسالة نصية',
  },
  finder: { title: 'ما المشكلة؟', intro: 'اضغط على ما يشبه حالتك.' },
  firstLabel: 'افعل هذا أولًا',
  from: (aed) => `من ${dirhams(aed)}`,
  price: dirhams,
  symptoms: [
    {
      id: 'wont-start',
      icon: 'battery',
      title: 'لا تشتغل، أو توقفت',
      first: `${safety.ar.exit} وعندما تقف: شغّل الإشارات الرباعية (الفلشر)، وليقف الجميع خلف الحاجز.`,
      answers: [
        { page: 'breakdown', title: 'أعطال الطريق', text: 'بطارية أو إطار أو وقود أو مفاتيح أو حرارة: نصلحها في مكانها أو ننقلها إلى الكراج.', price: 'car_recovery' },
        { page: 'recovery', title: 'سطحة قريبة منك', text: 'تريد أقرب سطحة الآن. كل خدماتنا في صفحة واحدة.', price: 'car_recovery' },
      ],
    },
    {
      id: 'stuck-in-sand',
      icon: 'desert',
      title: 'غرزت في الرمل',
      first: 'أوقف العجلات. ابقَ عند السيارة، واشرب ماء، وأرسل موقعك.',
      answers: [
        { page: 'desert', title: 'إنقاذ صحراوي قريب منك', text: 'أنت عالق الآن وتحتاج إلى دفع رباعي يخرجك.', price: 'desert_recovery' },
        { page: 'desertDubai', title: 'سحب سيارات من الصحراء', text: 'كثبان وسبخة ووديان: لماذا علقت السيارة وكيف نخرجها.', price: 'desert_recovery' },
      ],
    },
    {
      id: 'accident',
      icon: 'accident',
      title: 'وقع حادث',
      first: `${safety.ar.injury} لا إصابات؟ ${safety.ar.photos}`,
      answers: [
        { page: 'emergencyCar', title: 'طوارئ السيارات', text: 'نؤمّن المكان ونحمّل السيارة ونكتب رقم التقرير في الفاتورة. والسيول والمسارات المسدودة أيضًا.', price: 'car_recovery' },
        { page: 'accident', title: 'بعد الحادث', text: 'خطوة بخطوة: بمن تتصل، والتقرير، وماذا تصوّر، وكم يكلف الخطأ.' },
        { page: 'whoMoves', title: 'من ينقل سيارتي؟', text: 'الشرطة أو هيئة الطرق أو التأمين أو نحن، ومن يدفع.' },
      ],
    },
    {
      id: 'needs-a-tow',
      icon: 'flatbed',
      title: 'أريد نقلها إلى مكان آخر',
      first: 'جهّز العنوان، واسم من يستلم السيارة.',
      answers: [
        { page: 'towing', title: 'سحب سيارات قريب منك', text: `سطحة قريبة، والدقائق المعتادة في ${toAreas(BOOKING_AREAS.length)}.`, price: 'towing_service' },
        { page: 'towingDubai', title: 'خدمة سحب السيارات', text: 'نقل في موعد، وإلى الكراج، وإلى الإمارات الأخرى.', price: 'towing_service' },
      ],
    },
    {
      id: 'wheels-locked',
      icon: 'car',
      title: 'لا تمشي على عجلاتها: مقفلة أو كهربائية أو منخفضة أو في سرداب',
      first: 'لا تترك أحدًا يجرّها. واقرأ لنا الارتفاع المكتوب عند مدخل الموقف.',
      answers: [
        { page: 'car', title: 'نقل سيارات قريب منك', text: 'ما نوع سيارتك، وكيف نحمّلها من غير ضرر.', price: 'car_recovery' },
        { page: 'carDubai', title: 'ريكفري دبي', text: 'سطحات في المدينة كلها، ولمواقف المولات والكراجات أيضًا.', price: 'car_recovery' },
      ],
    },
    {
      id: 'two-wheels',
      icon: 'motorcycle',
      title: 'دراجة نارية',
      first: 'يرفعها شخصان. أطفئ المحرك، وقفوا خلف الحاجز.',
      answers: [{ page: 'motorcycle', title: 'نقل الدراجات النارية', text: 'مثبّت للعجلة وأحزمة لينة، للدراجات الرياضية والسكوتر والرباعية.', price: 'motorcycle_recovery' }],
    },
    {
      id: 'heavy',
      icon: 'bus',
      title: 'شاحنة أو حافلة أو معدّة',
      first: 'عدّ المحاور، وجهّز ورقة الحمولة، وقل لنا إن كانت خطرة.',
      answers: [{ page: 'heavy', title: 'سحب المركبات الثقيلة', text: `شاحنات سحب ثقيلة للشاحنات والحافلات، ولوبد للمعدات حتى ${tons(claims.heavy.maxTons)}.`, price: 'heavy_vehicle' }],
    },
    {
      id: 'luxury',
      icon: 'luxury',
      title: 'سيارة منخفضة أو فارهة',
      first: 'لا تترك أحدًا يدفعها أو يعلّق بها خطافًا. وصوّرها بالفيديو وهي في مكانها.',
      answers: [{ page: 'luxury', title: 'نقل السيارات الفارهة', text: 'سطحات بمنحدر طويل وناقلات مغلقة، وتصوير قبل النقل وبعده.', price: 'luxury_car_recovery' }],
    },
  ],
  catalogue: {
    title: 'قائمة الأسعار',
    intro: 'كل الخدمات التي في نموذج الحجز.',
    caption: 'أقل سعر لكل خدمة بالدرهم',
    service: 'الخدمة',
    includes: 'ماذا تشمل',
    price: 'من',
    rows: [
      { id: 'car_recovery', name: 'نقل سيارة معطلة', includes: 'سيارات صالون ودفع رباعي لا تتحرك، على الطريق أو في موقف', page: 'carDubai' },
      { id: 'towing_service', name: 'خدمة سحب', includes: 'من أي مكان إلى أي مكان، على ونش أو سطحة', page: 'towingDubai' },
      { id: 'desert_recovery', name: 'إنقاذ من الصحراء', includes: 'أي سيارة علقت خارج الشارع', page: 'desertDubai' },
      { id: 'heavy_vehicle', name: 'مركبة ثقيلة', includes: 'شاحنات وحافلات ومعدات', page: 'heavy' },
      { id: 'motorcycle_recovery', name: 'نقل دراجة نارية', includes: 'دراجات نارية وسكوتر ورباعية', page: 'motorcycle' },
      { id: 'luxury_car_recovery', name: 'نقل سيارة فارهة', includes: 'سيارات منخفضة ونادرة وغالية', page: 'luxury' },
    ],
    note: 'إن أردتها الآن فأضف 20 في المئة. وللسيارة الفارهة أو الرياضية أضف 15 في المئة. ويعرض النموذج التقدير قبل أن ترسله.',
    book: 'احجز وشاهد التقدير',
  },
  short: {
    title: 'أسعار الهاتف',
    intro: 'على الهاتف نحسب السعر بالمسافة. والمشوار القصير كثيرًا ما يكون أرخص بالهاتف منه في النموذج.',
    rows: [
      { label: 'سحب عادي', price: `من ${dirhams(towing.standard)}`, note: `حتى ${towing.standardKm} كم` },
      { label: 'سحب عاجل', price: dirhams(towing.emergency), note: 'الآن' },
      { label: 'سطحة ممتازة', price: dirhams(towing.premiumFlatbed), note: 'للمنخفضة والدفع الرباعي' },
      { label: 'إخراج من الرمل', price: `من ${dirhams(desert.sandExtraction)}`, note: `حتى ${desert.sandExtractionKm} كم` },
      { label: 'إنقاذ سيارة دفع رباعي (حالة صعبة)', price: dirhams(desert.complex4x4), note: 'غرزت عميقًا أو على قمة كثيب' },
      { label: 'صحراء بعيدة', price: `من ${dirhams(desert.remote)}`, note: `حتى ${claims.desert.coverageKm} كم` },
    ],
  },
  examples: {
    title: 'ثلاثة أمثلة',
    intro: 'محسوبة كما يحسبها نموذج الحجز.',
    base: 'سعر البداية',
    now: 'الطلب الآن',
    luxury: 'فارهة أو رياضية',
    sum: 'التقدير',
    cases: [
      { title: 'سيارة صالون لا تشتغل، وتريدنا الآن', service: 'car_recovery', urgency: 'immediate', vehicle: 'Sedan' },
      { title: 'دراجة نارية بموعد غدًا', service: 'motorcycle_recovery', urgency: 'scheduled', vehicle: 'Motorcycle' },
      { title: 'سيارة رياضية منخفضة، وتريدنا الآن', service: 'luxury_car_recovery', urgency: 'immediate', vehicle: 'Sports Car' },
    ],
    note: `المسافة ليست في هذا التقدير. السحب بالهاتف حتى ${towing.standardKm} كم من ${dirhams(towing.standard)}، وللأبعد نحسب المسافة معك. ${promises.priceFixed}`,
  },
  help: { title: 'تعطّلت سيارتك الآن؟', text: 'صفحة المساعدة تعمل من دون إنترنت: خطوات السلامة وموقعك وبطاقة تقرؤها لمن يرد عليك.', link: 'افتح صفحة المساعدة' },
  closing: { title: 'شيء آخر؟', text: 'اتصل بنا. وإن لم يكن من عملنا دللناك على من يعمله.' },
  whatsappMessage: 'السلام عليكم، لا أعرف أي خدمة أحتاج. هذا ما حدث: ',
  smsMessage: 'أحتاج إلى مساعدة لسيارتي ولا أعرف أي خدمة. أرجو الاتصال بي. أنا في: ',
};
