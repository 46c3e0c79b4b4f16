/** The fleet section in Arabic: routes are those of `en/fleet.ts`, with the names that people use here. */
import { claims } from '../claims';
import { fleetVehicles, type FleetStopName, type FleetVehicleId } from '../en/fleet';
import type { FleetWords } from '../fleet-types';
import type { Meta } from '../types';
import { fleetProfiles } from './fleet-profiles';
import { claimed } from './claimed';
import { counted, minutes, range } from './format';

/** Stops by their English names. */
const stopNames: Readonly<Record<FleetStopName, string>> = {
  'Ibn Battuta': 'ابن بطوطة', 'Dubai Marina': 'دبي مارينا', 'Mall of the Emirates': 'مول الإمارات', 'Al Safa': 'الصفا',
  'Downtown Dubai': 'داون تاون', 'Trade Centre': 'المركز التجاري', 'Al Garhoud': 'القرهود', 'Al Nahda': 'النهدة',
  'Jumeirah Lakes Towers': 'جي إل تي', 'Al Barsha South': 'البرشاء جنوب', 'Al Quoz': 'القوز', 'Business Bay': 'بزنس باي',
  'Ras Al Khor': 'رأس الخور', 'Dragon Mart': 'دراغون مارت', 'Dubai Investments Park': 'مجمع دبي للاستثمار', 'Sports City': 'المدينة الرياضية',
  'Global Village': 'القرية العالمية', 'Dubai Silicon Oasis': 'واحة السيليكون', 'International City': 'المدينة العالمية', Mirdif: 'مردف',
  Muhaisnah: 'محيصنة', 'Jebel Ali Free Zone': 'جافزا', 'Dubai South': 'دبي الجنوب', 'Al Yalayis': 'اليلايس', Dubailand: 'دبي لاند',
  'Academic City': 'المدينة الأكاديمية', 'Al Awir': 'العوير', 'Atlantis, Palm Jumeirah': 'أتلانتس النخلة', 'Nakheel Mall': 'نخيل مول',
  'Burj Al Arab': 'برج العرب', 'Umm Suqeim': 'أم سقيم', Jumeirah: 'جميرا', 'Pearl Jumeirah': 'لؤلؤة جميرا', 'Arabian Ranches': 'المرابع العربية',
  'Damac Hills': 'داماك هيلز', 'Al Qudra Road': 'شارع القدرة', 'Al Marmoom': 'المرموم', 'Al Qudra Lakes': 'بحيرات القدرة',
  'Dubai Mall car parks': 'مواقف دبي مول', DIFC: 'مركز دبي المالي', 'World Trade Centre': 'مركز التجارة العالمي', BurJuman: 'برجمان',
  'Deira City Centre': 'سيتي سنتر ديرة', 'Al Manara': 'المنارة', 'Al Safa Park': 'حديقة الصفا', 'City Walk': 'سيتي ووك', 'Al Satwa': 'السطوة',
  'Al Shindagha': 'الشندغة', 'Deira Corniche': 'كورنيش ديرة', 'Al Mamzar': 'الممزر', 'Oud Metha': 'عود ميثاء', 'Nad Al Sheba': 'ند الشبا',
  'Silicon Gate': 'بوابة السيليكون', 'Outlet Mall': 'أوتلت مول', 'Margham junction': 'تقاطع مرغم', 'Dubai International Airport': 'مطار دبي الدولي',
  'Sheikh Zayed Road towers': 'أبراج شارع الشيخ زايد', 'Dubai Hills': 'دبي هيلز', Arjan: 'أرجان', 'Al Maktoum Airport': 'مطار آل مكتوم',
};

const beats: Readonly<Record<FleetVehicleId, string>> = {
  'emergency-01': 'دورية شارع الشيخ زايد', 'flatbed-02': 'دورية شارع الخيل', 'accident-03': 'دورية شارع الشيخ محمد بن زايد',
  'heavy-04': 'دورية الميناء والمناطق الصناعية', 'luxury-05': 'دورية النخلة وجميرا', 'desert-06': 'دورية صحراء القدرة',
  'basement-07': 'دورية المواقف', 'motorcycle-08': 'دورية الوصل والكورنيش', 'tow-09': 'دورية شارع دبي العين', 'vip-10': 'من مطار إلى مطار',
};

const VEHICLES = counted(fleetVehicles.length, ['مركبة', 'مركبات']);

/** What a card does not show: 1 → «وميزة أخرى», 2 → «وميزتان أخريان», 3 → «و3 ميزات أخرى». */
function moreFeatures(n: number): string {
  if (n === 1) return 'وميزة أخرى';
  return n === 2 ? 'وميزتان أخريان' : `و${n} ${n <= 10 ? 'ميزات' : 'ميزة'} أخرى`;
}

const vehicles = fleetVehicles.map((one) => ({
  ...one,
  name: beats[one.id],
  route: one.route.map((stop) => ({ ...stop, name: stopNames[stop.name] })),
}));

export const fleetWords: FleetWords = {
  vehicles,
  profiles: fleetProfiles,
  priorities: { critical: 'قصوى', urgent: 'عاجلة', premium: 'مميزة', high: 'عالية', medium: 'متوسطة', low: 'عادية' },
  text: {
    title: `${VEHICLES} سحب تغطي دبي كلها`,
    intro: 'شاهد كيف تغطي مركباتنا المدينة: أين تدور كل واحدة، ولأي عمل صُممت، وكيف تطلبها.',
    coverageTitle: 'أين نصل؟',
    coverage: [
      { icon: 'road', text: 'الطرق السريعة وشوارع المدينة' },
      { icon: 'desert', text: 'الصحراء وخارج الشارع' },
      { icon: 'parking', text: 'السراديب والمواقف تحت الأرض' },
      { icon: 'crane', text: 'المواقف متعددة الطوابق' },
    ],
    pause: 'أوقف حركة الأسطول',
    resume: 'شغّل حركة الأسطول',
    paused: 'الأسطول متوقف',
    running: 'الأسطول يتحرك',
    showRoutes: 'أظهر المسارات',
    stats: { active: 'مركبات تعمل', total: 'مركبات الأسطول', response: 'دقيقة حتى الوصول قرب القاعدة', hours: 'ساعات العمل وأيامه' },
    responseMinutes: range(claims.liveFleet.responseMinutes),
    baseCapacity: (capacity) => claimed(capacity.replace(/\svehicles$/, ''), ['مركبة', 'مركبات']),
    baseResponse: (time) => minutes(time.replace(/\smin$/, '')),
    availability: '24/7',
    loading: 'نجهّز الخريطة…',
    start: 'شغّل الخريطة',
    startHint: 'الخريطة تتحرك وتستهلك بعض البيانات. اضغط لتشغيلها.',
    failed: 'لم تُحمَّل الخريطة. أزرار الاتصال في الأسفل تعمل من دونها.',
    retry: 'حاول مرة أخرى',
    noScript: 'هذا المتصفح لا يشغّل الخريطة. كل المركبات ومساراتها مكتوبة في الأسفل، وأزرار الاتصال تعمل.',
    caption: 'رسم توضيحي: المسارات تبيّن كيف يغطي أسطولنا دبي. هي ليست مواقع حية، وليست وعدًا بوقت وصول.',
    cardsTitle: 'المركبات',
    headingTo: (place) => `متجهة إلى ${place}`,
    stoppedAt: (place, next) => `في ${place}، ثم إلى ${next}`,
    beat: (from, to) => `تدور بين ${from} و${to}`,
    speed: (kmh) => `${kmh} كم في الساعة`,
    stops: (n) => counted(n, ['محطة', 'محطات']),
    moreFeatures,
    active: 'تعمل',
    request: (name) => `طلب ${name}`,
    pictureAlt: (name) => `صورة ${name}`,
  },
};

/** Of the map's own page. */
export const fleetCrumb = 'خريطة الأسطول';
export const fleetMeta: Meta = {
  title: `خريطة الأسطول: ${VEHICLES} سحب في دبي`,
  description: `شاهد كيف تغطي ${VEHICLES} سحب دبي: سطحات وسيارات دفع رباعي وشاحنات سحب ثقيلة ورافعات سراديب، ومسار كل منها. اتصل في أي ساعة.`,
  keywords: ['أسطول سطحات دبي', 'خريطة سطحات', 'سطحة قريبة', 'ريكفري صحراء'],
};
