/**
 * What the company promises on more than one page, said once: a page that says it in its own words must mean the same.
 * When the price is fixed, what the dispatcher asks, how high the basement van is, who does the work, how much water to carry.
 */
import type { Lang } from '@/config/paths';

type Said = Record<Extract<Lang, 'en' | 'ar'>, string>;

/** How many questions the dispatcher asks, and which. */
export const QUESTION_COUNT = 5;
export const dispatcherQuestions: Said = {
  en: 'Five questions: Are you safe? Where are you? What do you drive? What happened? Where should we take it?',
  ar: 'خمسة أسئلة: هل أنت في مكان آمن؟ أين أنت؟ ما سيارتك؟ ماذا حدث لها؟ إلى أين ننقلها؟',
};

/** The price is fixed on the phone, before anybody sets off; what is found to be different is priced anew before it is touched. */
export const priceFixed: Said = {
  en: 'We fix the price with you on the phone, before anybody sets off.',
  ar: 'نتفق معك على السعر في المكالمة، قبل أن يتحرك أحد.',
};
export const priceChanges: Said = {
  en: 'If the car is not as you described it, the crew tells you the new price before it starts, and you may say no.',
  ar: 'وإن كانت حال السيارة غير ما وصفت، يخبرك الفريق بالسعر الجديد قبل أن يبدأ، ولك أن ترفض.',
};

/** The same to a company: Arabic speaks to one in the plural. */
export const toCompany = {
  priceFixed: 'نتفق معكم على السعر في المكالمة، قبل أن يتحرك أحد.',
  priceChanges: 'وإن كانت حال المركبة غير ما وصفتم، يخبركم الفريق بالسعر الجديد قبل أن يبدأ، ولكم أن ترفضوا.',
  ownFleet:
    'مركباتنا نحن تقوم بالعمل. وإن احتاج العمل إلى مركبة خاصة من شريك مرخص أخبرناكم قبل أن توافقوا، ويبقى تعاملكم معنا.',
} as const;

/** Enclosed carriers are never among those that come within minutes. */
export const enclosedCarrier: Said = {
  en: 'An enclosed carrier is booked ahead. For now, a low flatbed comes.',
  ar: 'الناقلة المغلقة تُحجز مسبقًا. أما الآن فتأتيك سطحة منخفضة.',
};

/** The battery van and the unit that pulls cars out of basements are lower than this, in metres. */
export const BASEMENT_HEIGHT_M = 2;

/** Drinking water to carry, in litres for each person. */
export const WATER_LITRES = { town: 2, desert: 5 } as const;

/** Who does the work. */
export const ownFleet: Said = {
  en: 'Our own trucks do the work. If a job needs a special vehicle of a licensed partner, we tell you before you agree, and you still deal with us.',
  ar: 'مركباتنا نحن تقوم بالعمل. وإن احتاج العمل إلى مركبة خاصة من شريك مرخص أخبرناك قبل أن توافق، وتبقى تتعامل معنا.',
};

/** In the sand the battery is worth more than the lamps; on a track that others use it is not. */
export const desertLights: Said = {
  en: 'Save the battery. Use the hazard lights only where other cars could hit you, or when we ask.',
  ar: 'وفّر البطارية. شغّل الإشارات الرباعية (الفلشر) فقط حيث قد تصدمك سيارات أخرى، أو عندما نطلب منك.',
};
