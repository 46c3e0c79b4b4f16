/**
 * Arabic speaks to a company in the plural and to a driver in the singular, on the whole
 * page: a mixture reads like two writers.
 */
import { expect, it } from 'vitest';
import { account } from '@/content/ar/account';
import { driverCard } from '@/content/ar/driver-card';
import { fleetsAr } from '@/content/ar/guide/fleets';
import { insurersAr } from '@/content/ar/guide/insurers';
import { text as planForFleets } from '@/content/ar/posts/breakdown-plan-for-fleets';
import { safety } from '@/content/safety';

function* texts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* texts(part);
}

const LETTER = '\\u0621-\\u0652';
const word = (words: string) => new RegExp(`(?<![${LETTER}])(?:${words})(?![${LETTER}])`, 'g');
/** What is said to one person only. */
const ONE = word(
  'لك|عندك|معك|بك|تصلك|نسألك|شركتك|لشركتك|سائقيك|لسائقيك|ساحتك|طلبك|رقمك|اسمك|متصفحك|أرسل|أرسله|اتصل|جهّز|اطبعها|وضعها|قل|سمِّ|أعطِ|اطبع|اقرأ|راجع|اختر|واضغط|اطلب|حاول|كلّمنا|تفتح|تجده',
);
/** What is said to several. */
const SEVERAL = word('[\\u0621-\\u0652]+(?:اتكم|بكم|تكم)|واتفقوا|وانظروا|ناقشوها|اتصلوا|اطلبوا|أرسلوا');

const found = (form: RegExp, page: unknown): string[] =>
  [...texts(page)].flatMap((text) => [...text.matchAll(form)].map(([one]) => `${one}: ${text}`));
/** The part of the page for fleets that is read to the driver. */
const FOR_THE_DRIVER = 'بطاقة السائق';

it.each([
  ['fleets', { ...fleetsAr, blocks: fleetsAr.blocks.filter(({ title }) => title !== FOR_THE_DRIVER) }],
  ['insurers', insurersAr],
  ['the account form', account],
  ['the card’s page', driverCard],
])('%s speaks to a company in the plural', (_name, page) => {
  const driver = /أول سؤال: هل أنت/;
  expect(found(ONE, page).filter((one) => !driver.test(one))).toEqual([]);
});

it('the article for fleets speaks to one reader, and only the safety rules to all who sit in the car', () => {
  const own = JSON.stringify(planForFleets.sections).replaceAll(safety.ar.out, '').replaceAll(safety.ar.stayIn, '');
  expect(found(SEVERAL, own)).toEqual([]);
});
