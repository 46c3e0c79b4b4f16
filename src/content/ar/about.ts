import { site } from '@/config/site';
import { ltr } from '@/content/ltr';
import { claims, fleetCounts, layoutClaims, termsFigures } from '../claims';
import type { AboutContent } from '../en/about';
import { BASEMENT_HEIGHT_M, QUESTION_COUNT } from '../promises';
import { promises } from './promises';
import { claimed, underClaim } from './claimed';
import { hours, perIncident, metres, minutes, moreThan, seconds } from './format';

const claim = claims.about;
const bare = (figure: string): string => figure.replace('+', '');

/** `/about-arabic`. Crews, testimonials and figures are sample content, as on the English page. */
export const about: AboutContent = {
  meta: {
    title: 'من نحن: شركة سطحات وسحب سيارات في دبي',
    description: `من يأتيك عندما تتصل: فرقنا ورخصتنا وأسطولنا في دبي منذ ${claim.since}. نرد بالعربية والإنجليزية والهندية والأردية، وتقييمنا ${claim.rating} من 5.`,
    keywords: ['شركة سطحات دبي', 'شركة سحب سيارات مرخصة', 'ريكفري دبي', 'أسطول سطحات'],
  },
  crumb: 'من نحن',
  hero: {
    kicker: 'من يأتيك عندما تتصل',
    title: 'شركة سطحات وسحب سيارات في دبي',
    lead: 'نحن شركة مرخّصة لسحب السيارات ونقلها. لنا رقم واحد، ونرد عليه ليلًا ونهارًا.',
    picture: { name: 'about-yard', alt: 'أسطول الشركة كله في ساحتها عند الفجر: سطحات وسيارات دفع رباعي وفانات وشاحنات سحب ثقيلة' },
  },
  trademark: {
    title: 'عن الاسم',
    text: `«${site.nameAr}» اسم تجاري، أما الاسم القانوني للشركة فتجده في الرخصة وفي أسفل هذه الصفحة. نذكر أنواع السيارات لتعرف ما ننقله، وعلاماتها التجارية لأصحابها.`,
  },
  statsTitle: 'الشركة بالأرقام',
  stats: [
    { number: bare(claim.customers).replace('K', ' ألف'), label: underClaim(claim.customers, ['عميل', 'عملاء']), icon: 'users', colour: 'amber' },
    { number: minutes(claim.responseMinutes), label: 'متوسط زمن الوصول', icon: 'clock', colour: 'lagoon' },
    { number: bare(claim.dailyServices), label: `${underClaim(claim.dailyServices, ['خدمة', 'خدمات'])} في اليوم`, icon: 'truck', colour: 'amber' },
    { number: claim.satisfaction, label: 'عملاء راضون', icon: 'heart', colour: 'green' },
    { number: `${claim.rating} من 5`, label: 'تقييم العملاء', icon: 'star', colour: 'amber' },
    { number: bare(claim.years), label: `${underClaim(claim.years, ['سنة', 'سنوات'])}، منذ ${claim.since}`, icon: 'award', colour: 'lagoon' },
  ],
  story: {
    title: 'كيف بدأنا؟',
    paragraphs: [
      `بدأنا سنة ${claim.since}. كان من تتعطل سيارته في دبي يقضي في البحث عن المساعدة وقتًا أطول مما تأخذه المساعدة نفسها: يتصل بخمسة أرقام، ويسمع خمسة أسعار، ولا يعرف أحد متى تصل السطحة.`,
      'لذلك بدأنا بالهاتف. من يرد عليك يرى السطحات أمامه، ويعرف الطرق، ويقول لك السعر. وبعد ذلك اشترينا السطحات.',
      'كل نوع من مركباتنا اشتريناه لأن أحدًا اتصل بنا ولم نكن نستطيع مساعدته.',
    ],
    milestones: [
      { mark: 'الهاتف', text: 'غرفة واحدة وخريطة واحدة، ورقم واحد لكل سيارة.' },
      { mark: 'السطحة', text: 'رفع العجلات الأربع صار هو القاعدة.' },
      { mark: 'الصحراء', text: 'فرق تفحص الرمل مشيًا قبل أن تدخله.' },
      { mark: 'المركبات الثقيلة', text: 'شاحنات سحب ولوبد لما يسدّ الطريق كله.' },
    ],
  },
  mission: {
    title: 'رسالتنا',
    text: 'لا ينبغي لأحد في دبي أن يقف بجانب سيارته المعطلة وهو لا يعرف بمن يتصل، ولا كم يدفع، ولا هل ستأتيه المساعدة.',
  },
  values: {
    title: 'أربعة أشياء لا نتركها',
    cards: [
      { icon: 'shield', title: 'السلامة قبل السرعة', text: 'الناس خلف الحاجز أولًا، ومركبتنا بينهم وبين السير، ثم السيارة. وإن لم يكن المكان آمنًا انتظرنا الشرطة.' },
      { icon: 'chat', title: 'كلام واضح', text: 'نقول لك السعر والوقت على الهاتف. وإن كان أحدهما سيتغيّر اتصلنا بك أولًا.' },
      { icon: 'wrench', title: 'الطريقة الألطف', text: 'نصلح السيارة في مكانها إن أمكن، وإلا حملناها ولم نجرّها. ونربط الإطارات لا أذرع العجلات.' },
      { icon: 'clock', title: 'نحن موجودون دائمًا', text: 'في العيد وليلة رأس السنة وفي الرابعة فجرًا: الغرفة نفسها والرقم نفسه.' },
    ],
  },
  team: {
    title: 'ثلاثة فرق ورقم واحد',
    intro: 'تكلم الفريق الأول، ويأتيك واحد من الفريقين الآخرين.',
    specialtiesLabel: 'يجيدون',
    cards: [
      {
        name: 'غرفة العمليات',
        role: 'ترد عليك وتحدد مكانك وترسل المركبة المناسبة',
        description: `نرد على المكالمة خلال ${seconds(claim.answerSeconds)} في المتوسط. يسألك موظفنا ${QUESTION_COUNT} أسئلة، أولها: هل أنت في مكان آمن؟`,
        image: { name: 'team-dispatch', alt: 'مكتب العمليات ليلًا: شاشتان عليهما الخريطة وقائمة الطلبات، وأمامهما سماعة رأس' },
        specialties: ['تحديد المكان من غير عنوان', 'العربية والإنجليزية والهندية والأردية', 'أرقام شركات التأمين'],
      },
      {
        name: 'فرق الطريق',
        role: 'سطحات وإصلاح في المكان وحوادث',
        description: 'سائقونا ميكانيكيون أيضًا. معهم أجهزة تشغيل للبطارية وعدة بنشر وخراطيم.',
        image: { name: 'team-workshop', alt: 'طاولة عمل وخلفها جدار العدة: مفاتيح مرتبة وصناديق وبطارية ومفتاح عجلات' },
        specialties: ['السيارات الكهربائية والمنخفضة', 'إخراج السيارات من السراديب', 'أماكن الحوادث'],
      },
      {
        name: 'فرق الصحراء والمركبات الثقيلة',
        role: 'رمال ووديان وشاحنات ومعدات',
        description: 'فريق صغير يحسب الزوايا والحمل والأرض قبل أن يسحب.',
        image: { name: 'team-desert', alt: 'رافعة سحب في سيارة صحراوية، وأمامها على الرمل حبل وحلقات ربط وألواح' },
        specialties: ['السحب بالرافعة (الوينش)', 'رفع السيارات المنقلبة بحبلين', 'العمل ليلًا'],
      },
    ],
  },
  licences: {
    title: 'مرخّصون، ونتحمل مسؤولية عملنا',
    intro: 'من حقك أن تطلب هذه الأوراق من أي سائق سطحة. هذه أوراقنا.',
    rows: [
      { label: 'الشركة المشغلة', value: site.legalName },
      { label: 'الاعتماد', value: site.licenceTextAr },
      { label: 'رقم الرخصة', value: site.licenceNumber },
      { label: 'البلد', value: site.jurisdictionAr },
      { label: 'نطاق الخدمة', value: site.serviceAreaAr },
    ],
    points: [
      'رخصة لسحب المركبات ونقلها، ولك أن تطلع عليها',
      'سيارتك مشمولة بتأميننا وهي على مركبتنا، وفق شروطنا',
      'ننسق مع شركات التأمين الكبرى في الإمارات',
      `فاتورة بالدرهم ${site.taxNumber && 'شاملة الضريبة '}لكل عملية`,
    ],
  },
  fleet: {
    title: 'مركباتنا',
    intro: 'أربعة أنواع، وموظفنا يختار لك المناسب.',
    cards: [
      { title: underClaim(fleetCounts.flatbeds, ['سطحة', 'سطحات']), count: bare(fleetCounts.flatbeds), description: 'لأكثر السيارات: العجلات الأربع فوق السطحة، والأحزمة على الإطارات.', image: { name: 'fleet-flatbeds', alt: 'ثلاث سطحات للشركة في صف واحد' } },
      { title: underClaim(fleetCounts.desert, ['سيارة', 'سيارات'], ' للصحراء'), count: bare(fleetCounts.desert), description: 'دفع رباعي برافعة سحب وألواح ومنفاخ، تعمل اثنتين اثنتين في الرمل العميق.', image: { name: 'fleet-desert', alt: 'ثلاث سيارات دفع رباعي عند أسفل الكثبان' } },
      { title: underClaim(fleetCounts.heavyDuty, ['شاحنة', 'شاحنات'], ' سحب ثقيلة'), count: bare(fleetCounts.heavyDuty), description: 'للشاحنات والحافلات والمعدات، ومعها لوبد.', image: { name: 'fleet-heavy', alt: 'شاحنتا سحب ثقيلتان متجاورتان وذراعاهما مرفوعتان' } },
      { title: underClaim(fleetCounts.emergency, ['مركبة', 'مركبات'], ' طوارئ'), count: bare(fleetCounts.emergency), description: `صغيرة وسريعة وارتفاعها أقل من ${metres(BASEMENT_HEIGHT_M)}: بطارية وإطار ووقود ومفاتيح.`, image: { name: 'fleet-emergency', alt: 'مركبات الطوارئ في صف وقت الغروب وأضواؤها مضاءة: مركبة حوادث وفان ومركبة مرافقة' } },
    ],
  },
  areas: {
    title: 'أين نعمل؟',
    intro: 'في دبي كلها، وأكثر عملنا في هذه الأماكن، وفي الإمارات المجاورة.',
    beyond: ['الشارقة', 'عجمان'],
    more: 'كل الخدمات والأسعار',
  },
  testimonials: {
    title: 'ماذا يقول السائقون عنا؟',
    intro: 'خمس مكالمات في خمسة أيام.',
    label: 'كلام العملاء',
    ratingLabel: 'التقييم 5 من 5',
    entries: [
      { name: 'حسن أ.', location: 'دبي مارينا', rating: 5, service: 'إخراج من سرداب', vehicleType: 'دفع رباعي', text: 'تعطلت سيارتي في الطابق الثالث تحت الأرض وفرامل اليد مشدودة. وضعوا ألواحًا تحت العجلات وأخرجوها قبل أن ينتهي اجتماعي.' },
      { name: 'بريا م.', location: 'البرشاء', rating: 5, service: 'تبديل بطارية', vehicleType: 'هاتشباك', text: 'كنت مستعدة أن أدفع أجرة سطحة. فحص الفني البطارية وركّب واحدة جديدة في موقف المدرسة، ورجعت إلى البيت بسيارتي.' },
      { name: 'أوليفر ت.', location: 'القدرة', rating: 5, service: 'إنقاذ من الصحراء', vehicleType: 'دفع رباعي', text: 'غرزنا حتى الأبواب. جاء رجلان هادئان ومعهما حبل طويل، وخرجنا من غير تعب. حتى الإطارات نفخوها لنا.' },
      { name: 'فاطمة ك.', location: 'ديرة', rating: 5, service: 'بعد حادث', vehicleType: 'صالون', text: 'أول حادث في حياتي وكنت أرتجف. قالت لي الموظفة ماذا أصوّر وبمن أتصل، وبقيت معي على الخط.' },
      { name: 'جوزيف ر.', location: 'القوز', rating: 5, service: 'مركبة ثقيلة', vehicleType: 'قلاب', text: 'قلاب محمّل غرز في تراب لين في الخامسة عصرًا. جاؤوا بالصفائح وسحبوه مرة واحدة، وفتح موقعنا في اليوم التالي في وقته.' },
    ],
  },
  faqTitle: 'أسئلة عن الشركة',
  faqs: [
    { question: 'هل أنتم شركة مرخّصة؟', answer: `نعم. نشاطنا سحب المركبات ونقلها في دبي، والشركة ${site.licenceTextAr}، ورقم رخصتنا ${ltr(site.licenceNumber)}. مع كل سائق نسخة منها، فاطلبها قبل أن تسلّمه المفتاح.` },
    { question: `من يقف وراء اسم «${site.nameAr}»؟`, answer: 'هو اسم تجاري. والاسم القانوني للشركة مكتوب في الرخصة وفي الفاتورة، وتجده في هذه الصفحة أيضًا.' },
    { question: 'هل المركبات لكم أم تحوّلون الطلبات؟', answer: `الأسطول ملكنا: ${claimed(fleetCounts.flatbeds, ['سطحة', 'سطحات'])}، و${claimed(fleetCounts.desert, ['سيارة', 'سيارات'])} للصحراء، و${claimed(fleetCounts.heavyDuty, ['مركبة', 'مركبات'])} للأعمال الثقيلة، و${claimed(fleetCounts.emergency, ['مركبة', 'مركبات'])} للطوارئ. ${promises.ownFleet}` },
    { question: 'كم عملية تنفذون في اليوم؟', answer: `${moreThan(claim.dailyServicesFaq)} في اليوم العادي، وأكثر من ذلك في المطر وفي شهر أغسطس. ونحسب فيها كل شيء، من شحن بطارية إلى رفع برافعة.` },
    { question: 'بعد كم دقيقة تصلون؟', answer: `متوسط وصولنا ${minutes(claim.responseMinutes)} في دبي كلها. و${minutes(layoutClaims.responseMinutes)} في القائمة متوسط كل الخدمات، ومنها الصحراء والمركبات الثقيلة. أما انتظارك أنت فيتوقف على الطريق والساعة، وموظفنا يقول لك ما تتوقعه ويخبرك إن تغيّر.` },
    { question: 'بأي لغة تردون؟', answer: 'بالعربية والإنجليزية والهندية والأردية. وإن كانت لغتك غيرها فأرسل صورة وموقعك على واتساب، فهذا يكفي في الغالب.' },
    { question: 'كيف أدفع؟', answer: 'نقدًا أو بالبطاقة أو بتحويل بنكي أو بمحفظة الهاتف، في المكان أو عند تسليم السيارة. وبعد الحادث ننسق مع شركة تأمينك.' },
    { question: 'وإن تضرر شيء في السيارة؟', answer: `أخبرنا خلال ${hours(termsFigures.claimHours)} مع الصور. عملنا مشمول بالتأمين، وشروطنا تحدد مسؤوليتنا بمبلغ ${perIncident(termsFigures.liability)}. ونفحص السيارة معك قبل النقل وبعده.` },
  ],
  closing: { title: 'احفظ رقمنا الآن', text: 'لتجده عندما تتعطل سيارتك ليلًا.' },
  call: 'اتصل الآن',
  chat: 'واتساب',
  sms: 'رسالة نصية',
  whatsappMessage: 'السلام عليكم، أحتاج إلى سطحة في دبي الآن.',
  smsMessage: 'أحتاج إلى سطحة في دبي الآن. أرجو الاتصال بي.',
};
