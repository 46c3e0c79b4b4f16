/** The privacy page promises what the server does: the terms stand in one place, and in both languages. */
import { expect, it } from 'vitest';
import { privacy as ar } from '@/content/ar/legal/privacy';
import { privacy as en } from '@/content/en/legal/privacy';
import type { FieldName } from '@/contract/booking-fields';
import { PHOTO_DAYS } from '@/contract/job/photo';
import type { Job } from '@/contract/job/record';
import type { VendorSetting } from '@/contract/vendors';
import { AFTER_END_MS, PIN_MS } from '../../server/desk/links/life';
import { RETENTION_YEARS } from '../../server/store/privacy';

const retention = { en, ar };
const sectionOf = (lang: keyof typeof retention, id: string): string =>
  JSON.stringify(retention[lang].sections.find((section) => section.id === id));
const textOf = (lang: keyof typeof retention): string => sectionOf(lang, 'data-retention');

it.each([
  ['en', `photographs of your vehicle are deleted after ${PHOTO_DAYS} days`],
  ['ar', `نحذفها بعد ${PHOTO_DAYS} يومًا`],
  ['en', `"Service records (jobs, invoices)","${RETENTION_YEARS.bookings} years"`],
  ['ar', `"سجلات الخدمة (العمليات والفواتير)","${RETENTION_YEARS.bookings} سنوات"`],
  ['en', `"Communication logs (calls, messages, email)","${RETENTION_YEARS.calls} years"`],
] as const)('%s: %s', (lang, text) => expect(textOf(lang)).toContain(text));

it('says in both languages how long the links and what was sent by them last', () => {
  const hours = [PIN_MS, AFTER_END_MS.job, AFTER_END_MS.track].map((ms) => ms / 3_600_000);
  expect(hours).toEqual([2, 12, 7 * 24]);
  for (const text of ['after two hours if no truck was sent', '12 hours after the job', 'seven days after it'])
    expect(textOf('en')).toContain(text);
  for (const text of ['بعد ساعتين إن لم نرسل سطحة', 'بعد 12 ساعة من انتهاء المهمة', 'بعد سبعة أيام من انتهائها'])
    expect(textOf('ar')).toContain(text);
});

it.each([
  ['en', 'with a mark if it is not from the UAE'],
  ['ar', 'علامة إن كان الرقم من خارج الإمارات'],
  ['en', 'the notes that our staff take'],
  ['ar', 'ملاحظات موظفينا'],
  ['en', 'The driver who comes to you sees only that one job, through a personal link'],
  ['ar', 'السائق القادم إليك يرى هذه المهمة وحدها برابط خاص به'],
  [
    'en',
    'The page of your booking shows the place in words, the truck’s plate and its driver’s first name, and what you paid',
  ],
  ['ar', 'تعرض صفحة حجزك المكان بالكلام، ولوحة السطحة واسم سائقها الأول، والمبلغ المدفوع'],
  ['en', 'a booking or an account request that you have begun'],
  ['ar', 'حجزًا أو طلب حساب بدأته'],
  ['en', 'whether you chose a light or a dark page'],
  ['ar', 'وهل اخترت صفحة فاتحة أو داكنة'],
  ['en', 'which of your bookings have been counted'],
  ['ar', 'وأي حجوزاتك سبق عدّه'],
] as const)('%s tells what is kept and who sees it: %s', (lang, text) =>
  expect(JSON.stringify(retention[lang])).toContain(text),
);

/** How the policy names whom visitors' data go to, in English and in Arabic. */
const VENDORS: Record<VendorSetting, [english: string, arabic: string]> = {
  VITE_GTM_ID: ['Google Tag Manager', 'من غوغل «تاغ مانجر»'],
  VITE_GOOGLE_ADS_ID: ['Google Ads', '«إعلانات غوغل»'],
  VITE_CLARITY_ID: ['Microsoft Clarity', 'من مايكروسوفت «كلاريتي»'],
  VITE_CLICK_TRACKING_SRC: ['a click-measuring service', 'خدمة لعد الضغطات'],
};

it.each(Object.entries(VENDORS))('names the vendor of %s in both languages', (_, [english, arabic]) => {
  expect(sectionOf('en', 'third-party-services')).toContain(english);
  expect(sectionOf('ar', 'third-party-services')).toContain(arabic);
});

const TRUCK = ['what decides the truck', 'وما يحدد السطحة المناسبة'] as const;
const NAME = ['your name', 'اسمك'] as const;
const MODEL = ['the make, model and year', 'ونوع السيارة وسنتها'] as const;

/** How the policy names what a booking holds: the compiler asks for a new field. The hour says nothing of anybody. */
const HELD: Record<Exclude<FieldName, 'consent' | 'urgency'>, readonly [english: string, arabic: string]> = {
  location: ['the area', 'والمنطقة'],
  hurt: ['whether anyone is hurt', 'هل أُصيب أحد'],
  service: ['the service', 'والخدمة'],
  vehicleType: ['the vehicle', 'والمركبة'],
  destination: ['where the vehicle should go', 'وإلى أين تُنقل المركبة'],
  rolls: TRUCK,
  keys: TRUCK,
  electric: TRUCK,
  low: TRUCK,
  children: TRUCK,
  rental: TRUCK,
  headroom: TRUCK,
  description: ['your description', 'ووصفك لما حدث'],
  firstName: NAME,
  lastName: NAME,
  phone: ['your phone number', 'ورقم هاتفك'],
  phoneAbroad: ['with a mark if it is not from the UAE', 'علامة إن كان الرقم من خارج الإمارات'],
  email: ['your email address', 'وبريدك الإلكتروني'],
  vehicleMake: MODEL,
  vehicleModel: MODEL,
  vehicleYear: MODEL,
};

it.each(Object.entries(HELD))('names a booking’s %s in both languages', (_, [english, arabic]) => {
  const booked = (lang: keyof typeof retention, beginning: string): string =>
    sectionOf(lang, 'information-we-collect')
      .split('","')
      .find((item) => item.startsWith(beginning)) ?? '';
  expect(booked('en', 'When you book:')).toContain(english);
  expect(booked('ar', 'عندما تحجز:')).toContain(arabic);
});

const STEPS = ['what was done, when and by whom', 'وما جرى ومتى ومن قام به'] as const;
const PAID = ['the amount, the method', 'المبلغ وطريقة الدفع'] as const;
/** Says nothing of anybody: numbers and signs of the desk's own. */
const NOBODY = undefined;

/** How the policy names what the desk keeps of a job: the compiler asks for a new field. */
const OF_A_JOB: Record<keyof Job, readonly [english: string, arabic: string] | undefined> = {
  id: NOBODY,
  reference: NOBODY,
  origin: NOBODY,
  bookingId: NOBODY,
  state: STEPS,
  version: NOBODY,
  createdAt: STEPS,
  stateAt: STEPS,
  takenAt: STEPS,
  sentAt: STEPS,
  thereAt: STEPS,
  loadedAt: STEPS,
  endedAt: STEPS,
  takenBy: STEPS,
  danger: HELD.hurt,
  urgency: NOBODY,
  name: NAME,
  phone: HELD.phone,
  email: HELD.email,
  lang: ['the language of the page', 'واللغة التي حجزت بها'],
  service: HELD.service,
  vehicle: HELD.vehicleType,
  place: HELD.location,
  position: ['Your location, only after you press a button', 'موقعك، فقط بعد أن تضغط زرًا يطلبه'],
  words: HELD.description,
  answers: TRUCK,
  estimate: NOBODY,
  finalPrice: PAID,
  payment: PAID,
  truckId: NOBODY,
  eta: ['the time that somebody gave you', 'والوقت الذي ذكره لك أحدنا'],
  reason: STEPS,
  reasonNote: STEPS,
  attribution: ['the advertisement or link that brought you here', 'والإعلان أو الرابط الذي جاء بك'],
  account: ['When a company asks for an account', 'عندما تطلب شركة فتح حساب'],
  photos: ['photographs of its condition', 'وصور حالتها'],
  undoUntil: NOBODY,
  word: ['what you press and write on its page', 'ما تضغط عليه وما تكتبه في صفحته'],
  note: ['the notes that our staff take', 'ملاحظات موظفينا'],
};

const told = Object.entries(OF_A_JOB).flatMap(([field, words]) => (words ? [[field, ...words] as const] : []));

it.each(told)('names a job’s %s in both languages', (_, english, arabic) => {
  expect(sectionOf('en', 'information-we-collect')).toContain(english);
  expect(sectionOf('ar', 'information-we-collect')).toContain(arabic);
});
