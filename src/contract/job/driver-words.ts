/**
 * What was booked, what the customer answered and was told, danger, how good the position is, and the notice of a new
 * one, in the drivers' four languages. The server puts the texts into the driver's view: in the page itself they would
 * take up much of its size budget, and most jobs need none of them.
 */
import type { ServiceId } from '../catalogue.ts';
import { DUBAI_MS, dubaiMidnight, dubaiTime } from '../dubai-day.ts';
import { TRUCK_QUESTIONS, type TruckAnswers, type TruckQuestion } from '../truck-questions.ts';
import type { DangerMark } from './danger.ts';
import type { Job } from './record.ts';

export const DRIVER_LANGS = ['en', 'ar', 'ur', 'hi'] as const;
export type DriverLang = (typeof DRIVER_LANGS)[number];

const inEach = (text: (lang: DriverLang) => string): Record<DriverLang, string> =>
  Object.fromEntries(DRIVER_LANGS.map((lang) => [lang, text(lang)])) as Record<DriverLang, string>;

/** Shown because another map, once opened, does not follow a change of the position. */
export const NEW_POSITION: Record<DriverLang, string> = {
  en: 'New location. Start the navigation again.',
  ar: 'موقع جديد. شغّل الملاحة من جديد.',
  ur: 'نئی لوکیشن۔ راستہ دوبارہ دیکھیں۔',
  hi: 'नई लोकेशन। रास्ता दोबारा देखें।',
};

/** Above everything else. */
const DANGER: Record<DriverLang, Record<'danger' | 'child', string>> = {
  en: {
    danger: 'Someone may be hurt or in a lane. 999 first.',
    child: 'A child may be locked in the car. 999 first.',
  },
  ar: {
    danger: 'ربما يوجد مصاب أو السيارة في مسار السير. 999 أولًا.',
    child: 'ربما يوجد طفل محبوس داخل السيارة. 999 أولًا.',
  },
  ur: {
    danger: 'شاید کوئی زخمی ہے یا گاڑی لین میں ہے۔ پہلے 999۔',
    child: 'شاید گاڑی میں بچہ بند ہے۔ پہلے 999۔',
  },
  hi: {
    danger: 'शायद कोई घायल है या गाड़ी लेन में है। पहले 999।',
    child: 'शायद गाड़ी में बच्चा बंद है। पहले 999।',
  },
};

type Said = { [Q in Exclude<TruckQuestion, 'headroom'>]: Partial<Record<NonNullable<TruckAnswers[Q]>, string>> };
type Words = Said & {
  service: Partial<Record<ServiceId, string>>;
  headroom: (metres: string) => string;
  told: (time: string) => string;
  rough: string;
};

/**
 * What has no consequence for the driver has no text: a car on the road, an answer such as normal height or no
 * children.
 */
const WORDS: Record<DriverLang, Words> = {
  en: {
    service: {
      desert_recovery: 'Out of the sand',
      heavy_vehicle: 'Heavy vehicle',
      motorcycle_recovery: 'Motorcycle',
      luxury_car_recovery: 'Luxury car',
    },
    destination: { home: 'To: home', garage: 'To: a garage', dealer: 'To: the dealer' },
    rolls: { yes: 'Wheels turn', no: 'Wheels do not turn' },
    keys: { yes: 'Key is there', no: 'No key' },
    electric: { yes: 'Electric car' },
    low: { yes: 'Very low car' },
    children: { yes: 'Children with them' },
    rental: { yes: 'Rental car' },
    headroom: (metres) => `Entrance ${metres} m high`,
    told: (time) => `The customer was told: about ${time}`,
    rough: 'Location is rough: ask the customer',
  },
  ar: {
    service: {
      desert_recovery: 'إخراج من الرمل',
      heavy_vehicle: 'مركبة ثقيلة',
      motorcycle_recovery: 'دراجة نارية',
      luxury_car_recovery: 'سيارة فارهة',
    },
    destination: { home: 'إلى البيت', garage: 'إلى كراج', dealer: 'إلى الوكالة' },
    rolls: { yes: 'العجلات تدور', no: 'العجلات لا تدور' },
    keys: { yes: 'المفتاح موجود', no: 'المفتاح غير موجود' },
    electric: { yes: 'سيارة كهربائية' },
    low: { yes: 'سيارة منخفضة جدًا' },
    children: { yes: 'معهم أطفال' },
    rental: { yes: 'سيارة إيجار' },
    headroom: (metres) => `ارتفاع المدخل ${metres} م`,
    told: (time) => `قلنا للعميل: حوالي ${time}`,
    rough: 'الموقع تقريبي: اسأل العميل',
  },
  ur: {
    service: {
      desert_recovery: 'ریت سے نکالنا ہے',
      heavy_vehicle: 'بھاری گاڑی',
      motorcycle_recovery: 'موٹر سائیکل',
      luxury_car_recovery: 'لگژری کار',
    },
    destination: { home: 'گھر تک', garage: 'گیراج تک', dealer: 'ڈیلر تک' },
    rolls: { yes: 'پہیے گھومتے ہیں', no: 'پہیے نہیں گھومتے' },
    keys: { yes: 'چابی ہے', no: 'چابی نہیں ہے' },
    electric: { yes: 'الیکٹرک گاڑی' },
    low: { yes: 'بہت نیچی گاڑی' },
    children: { yes: 'بچے ساتھ ہیں' },
    rental: { yes: 'کرائے کی گاڑی' },
    headroom: (metres) => `داخلی راستے کی اونچائی ${metres} میٹر`,
    told: (time) => `گاہک کو بتایا گیا: تقریباً ${time}`,
    rough: 'لوکیشن اندازاً ہے: گاہک سے پوچھیں',
  },
  hi: {
    service: {
      desert_recovery: 'रेत से निकालना है',
      heavy_vehicle: 'भारी गाड़ी',
      motorcycle_recovery: 'मोटरसाइकिल',
      luxury_car_recovery: 'लग्ज़री कार',
    },
    destination: { home: 'घर तक', garage: 'गैराज तक', dealer: 'डीलर तक' },
    rolls: { yes: 'पहिए घूमते हैं', no: 'पहिए नहीं घूमते' },
    keys: { yes: 'चाबी है', no: 'चाबी नहीं है' },
    electric: { yes: 'इलेक्ट्रिक गाड़ी' },
    low: { yes: 'बहुत नीची गाड़ी' },
    children: { yes: 'बच्चे साथ हैं' },
    rental: { yes: 'किराए की गाड़ी' },
    headroom: (metres) => `प्रवेश की ऊँचाई ${metres} मीटर`,
    told: (time) => `ग्राहक को बताया गया: लगभग ${time}`,
    rough: 'लोकेशन अंदाज़े से है: ग्राहक से पूछें',
  },
};

/** What a mark of danger says to the driver. */
export const dangerLines = (mark: DangerMark): Record<DriverLang, string> =>
  inEach((lang) => DANGER[lang][mark === 'child' ? 'child' : 'danger']);

type Asked = Pick<Job, 'service' | 'answers'>;
interface Told {
  /** When the customer expects the truck, and what time it is; in milliseconds since the epoch. */
  eta?: { at: number; now: number };
  /** The position finds no car. */
  rough?: boolean;
}

/** "02:14", and "02:14 Monday" where that is not today in Dubai. */
function timeIn(lang: DriverLang, { at, now }: NonNullable<Told['eta']>): string {
  if (dubaiMidnight(at) === dubaiMidnight(now)) return dubaiTime(at);
  return `${dubaiTime(at)} ${new Date(at + DUBAI_MS).toLocaleDateString(lang, { weekday: 'long', timeZone: 'UTC' })}`;
}

function linesOf(lang: DriverLang, { service, answers = {} }: Asked, { eta, rough }: Told): string[] {
  const words = WORDS[lang];
  return [
    rough && words.rough,
    service && words.service[service],
    ...TRUCK_QUESTIONS.map((question) =>
      question === 'headroom'
        ? answers.headroom && words.headroom(answers.headroom)
        : (words[question] as Record<string, string | undefined>)[answers[question] ?? ''],
    ),
    eta && words.told(timeIn(lang, eta)),
  ].filter((line): line is string => Boolean(line));
}

/**
 * What was booked, the answers and what else the driver has to know, as one line in each language; undefined where
 * there is nothing to tell.
 */
export function driverLines(job: Asked, told: Told = {}): Record<DriverLang, string> | undefined {
  if (linesOf('en', job, told).length === 0) return undefined;
  return inEach((lang) => linesOf(lang, job, told).join(' · '));
}
