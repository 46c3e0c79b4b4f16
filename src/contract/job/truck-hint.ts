/**
 * What kind of truck a job is likely to need, by what was booked and by the customer's words. A
 * hint for a dispatcher, who asks: it chooses nothing, and says nothing where it does not know.
 */
import type { TruckAnswers } from '../truck-questions.ts';
import { plainPattern, plainWords } from './plain-words.ts';
import type { Job } from './record.ts';

const TRUCK_HINTS = ['flatbed', 'winch', 'heavy', 'motorcycle', 'low', 'locked', 'fuel', 'battery', 'tyre'] as const;
export type TruckHint = (typeof TRUCK_HINTS)[number];

type Asked = Pick<Job, 'service' | 'vehicle' | 'words' | 'place' | 'answers'>;

const SERVICE: Partial<Record<NonNullable<Job['service']>, TruckHint>> = {
  desert_recovery: 'winch',
  heavy_vehicle: 'heavy',
  motorcycle_recovery: 'motorcycle',
  luxury_car_recovery: 'flatbed',
};

const WORDS: [hint: TruckHint, pattern: RegExp][] = [
  ['winch', /\b(?:sand|dune|dunes|stuck in|ditch|mud|off.?road|desert|beach)\b|رمل|غرز|غارز|غروز|تغريز|كثبان|ریت|रेत/],
  [
    'flatbed',
    /\b(?:electric|tesla|automatic|4wd|awd|4x4|all.?wheel|low.?rider|lowered|ferrari|lamborghini|porsche|mclaren)\b|كهربائية|تي?سلا|توماتيك/,
  ],
  [
    'low',
    /\b(?:basement|underground|multi.?storey|parking (?:level|b\d)|b[1-5] parking|low ceiling)\b|سرداب|قبو|تحت الأرض/,
  ],
  [
    'locked',
    // In Arabic too only a key that is lost or locked in: most texts with a key say who has it.
    /\b(?:keys? (?:is |are )?(?:lost|inside|locked)|(?:lost|locked) (?:the |my )?keys?|no keys?|wheels? (?:locked|turned)|steering (?:lock|locked))\b|(?:ضاع|ضيع|فقد|نسي|بدون|من غير|بلا|لا يوجد|ما عندي|ما معي|ما ?في|قفل[تنا]* على)[\u0621-\u064a]{0,3} (?:ال)?(?:مفتاح|مفاتيح)|(?:مفتاح|مفاتيح)[\u0621-\u064a]{0,3} [^]{0,10}(?:ضاع|ضايع|ضائع|مفقود|داخل|جوا|بالسيارة|في السيارة|انكسر|مكسور)/,
  ],
  [
    'fuel',
    // «بترول» alone is also what stands on every filling station.
    /\b(?:out of (?:fuel|petrol|gas|diesel)|no (?:fuel|petrol|diesel)|(?:fuel|petrol|diesel) (?:is )?(?:finished|over)|empty tank|ran out of)\b|بنزين|وقود|(?:خلص|نفد|بدون|ما في) (?:ال)?(?:بترول|ديزل)|(?:بترول|ديزل) (?:خلص|نفد)|पेट्रोल|پی?ٹرول/,
  ],
  [
    'battery',
    /\b(?:battery|jump.?start|won'?t (?:start|turn over)|will not start|does(?:n'?t| not) start|(?:not|isn'?t) starting)\b|بطارية|بي?تري|(?:ما|لا) تشتغل|बैटरी|स्टार्ट नहीं|بیٹری|سٹارٹ نہیں/,
  ],
  [
    'tyre',
    /\b(?:(?:flat|burst) t[yi]res?|t[yi]res? (?:is |are )?(?:flat|burst|blown)|punctured?)\b|إطار|بن[شجچ]ر|تاير|पं(?:क्)?चर|टायर|پنکچر|ٹائر/,
  ],
];

const PATTERNS = WORDS.map(([hint, pattern]) => [hint, plainPattern(pattern)] as const);

/** What the customer's answers ask for. */
const SAID: [hint: TruckHint, said: (answers: TruckAnswers) => boolean][] = [
  ['flatbed', ({ electric, low, rolls }) => electric === 'yes' || low === 'yes' || rolls === 'no'],
  ['low', ({ headroom }) => headroom !== undefined],
  ['locked', ({ keys, rolls }) => keys === 'no' || rolls === 'no'],
];

/** Hints in the table's order, each once. */
export function truckHints({ service, vehicle, words, place, answers }: Asked): TruckHint[] {
  const found = new Set([service && SERVICE[service]]);
  if (/\bmotorcycle\b/i.test(vehicle)) found.add('motorcycle');
  if (/\b(?:luxury car|sports car)\b/i.test(vehicle)) found.add('flatbed');
  if (/\b(?:commercial vehicle|bus|lorry)\b/i.test(vehicle)) found.add('heavy');
  const text = plainWords(`${words} ${vehicle} ${place}`);
  for (const [hint, pattern] of PATTERNS) if (pattern.test(text)) found.add(hint);
  if (answers) for (const [hint, said] of SAID) if (said(answers)) found.add(hint);
  return TRUCK_HINTS.filter((hint) => found.has(hint));
}

const TRUCK_EXTRAS = ['skates', 'ramps', 'seats'] as const;
export type TruckExtra = (typeof TRUCK_EXTRAS)[number];

/**
 * The truck that the customer's answers point to, what should be on it, and under which height (metres) it has to fit.
 */
export interface TruckWish {
  truck?: TruckHint;
  extras: readonly TruckExtra[];
  headroom?: string;
}

/** The stronger need first: a car in sand needs the winch before it needs the bed. */
const KINDS = ['heavy', 'motorcycle', 'winch', 'flatbed'] as const satisfies readonly TruckHint[];

/** In one line what the answers say; undefined where they decide nothing about the truck. */
export function truckWish(job: Asked): TruckWish | undefined {
  const { rolls, low, children, electric, headroom } = job.answers ?? {};
  const wanted: Record<TruckExtra, boolean> = {
    skates: rolls === 'no',
    ramps: low === 'yes',
    seats: children === 'yes',
  };
  const extras = TRUCK_EXTRAS.filter((extra) => wanted[extra]);
  if (extras.length === 0 && !headroom && electric !== 'yes') return undefined;
  const hints = truckHints(job);
  const truck = KINDS.find((kind) => hints.includes(kind));
  return { truck, extras, headroom };
}
