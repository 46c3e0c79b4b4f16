/**
 * Arabic that was translated, means something else on the road, or calls one place by two
 * names; and what the pages say instead.
 */
import { expect, it } from 'vitest';
import { landingLabels } from '@/content/ar/landing-labels';

const modules = import.meta.glob(['/src/content/{ar/**,links}/*.ts', '/src/content/{safety,promises,facts}.ts'], {
  eager: true,
}) as Record<string, Record<string, unknown>>;

const WRONG: readonly (readonly [RegExp, instead: string])[] = [
  [/أضواء التحذير/, 'الإشارات الرباعية (الفلشر)'],
  [/الإشارات الرباعية(?! \(الفلشر\)| مضاءة)/, 'الإشارات الرباعية (الفلشر)'],
  [/خلال (مدة )?من \d/, 'خلال 5 إلى 8 دقائق'],
  [/خلال \d+ كم/, '«خلال» للوقت لا للمسافة'],
  [/خط الطوارئ/, 'رقمنا ليس 999: فريق السحب'],
  [/زلاجات|كمبروسر|باوند|كاشفة/, 'ألواح انزلاق، منفاخ، رطل، أنوار عالية'],
  [/ونش ثقيل|الونش الصحراوي/, 'ونش للسطحة التي ترفع عجلتين فقط؛ رافعة سحب (وينش)'],
  [/الإسفلت/, 'الأسفلت'],
  [/لا يغيّر من /, 'لا يغيّر تحديد المتسبب'],
  [/محشور|الشكمان|سيارة ميتة/, 'محتجز، العادم (الإكزوز)، لا تشتغل'],
  [/ذا جرينز|بورسعيد|خور دبي هاربر|(?<!\()جميرا بيتش ريزيدنس|(?:شارع|طريق) العين/, 'اسم واحد لكل مكان'],
  [
    /(?<!\()(?:مرسى دبي|وسط مدينة دبي|أبراج بحيرات جميرا|قرية جميرا الدائرية)/,
    'الاسم المعروف أولًا: دبي مارينا، داون تاون، جي إل تي، جي في سي',
  ],
  [/فندفع بالبطاقة|يد هادئة|من نار أو|كانت (?:هناك )?نار/, 'يدفع العميل لا نحن؛ حذر؛ إلا إذا كان هناك حريق'],
  [/نحن (?:مرخّصون و)?مؤمَّنون/, 'نحن شركة مرخّصة ولدينا تأمين'],
  [/محفظة رقمية|معلم قريب|هاتفك لا يعطي/, 'محفظة الهاتف، علامة قريبة، تعذّر تحديد موقع هاتفك'],
  [/[\u0660-\u0669]/, 'أرقام وعلامات واحدة'],
  [/نقل (?:عادي|عاجل)|النقل العادي|سحب طارئ/, 'اسم واحد لكل سعر: سحب عادي، سحب عاجل'],
  [/^السلام عليكم.*وهذا موقعي/, 'الموقع يُضاف إلى الرسالة إن سمح به صاحبها'],
  [/لكل حادثة?(?![\u0621-\u0652])/, 'حد المسؤولية كما في الشروط: للحادثة الواحدة'],
  [/على الصلب|(?:القير|البطن) حر(?![\u0621-\u0652])/, 'على الأرض الصلبة؛ القير على الحياد؛ البطن فوق الرمل'],
  [/وضع القطر|ترفعها الرافعة/, 'وضع النقل؛ رافعة السحب تسحب ولا ترفع'],
  [/السيارة مستوية|تحتاجه|كشركة/, 'الأرض مستوية؛ تحتاج إليه؛ بصفتنا شركة'],
  [/^يضعون|يلزمها مركبة|أو وعجلات/, 'الفرق تضع؛ تلزمها مركبة؛ أو تُسحب وعجلات الدفع مرفوعة'],
  [/نہیں گنا|गिना नहीं/, 'محفوظ نہیں ہوا، सेव नहीं हुआ'],
  [/من أسفل البرج|ينتظره السائقون/, 'من برج خليفة؛ مدة الانتظار المعتادة'],
  [/^تم، وصلنا|هناك من يساعد|^ما هو السبب/, 'استلمنا ما أرسلته (السطحة هي التي تصل)؛ يساعدني شخص آخر؛ اكتب السبب'],
];

function* words(value: unknown, trail: string): Generator<[where: string, text: string]> {
  if (typeof value === 'string') yield [trail, value];
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value))
      if (key !== 'en' && key !== 'keywords') yield* words(part, `${trail}.${key}`);
}

it('the pages say it as a Gulf reader does, and call a place by one name', () => {
  const wrong = Object.entries(modules)
    .flatMap(([file, exports]) => [...words({ ...exports }, file)])
    .flatMap(([where, text]) =>
      WRONG.filter(([word]) => word.test(text)).map(
        ([word, instead]) => `${where}: ${word.exec(text)?.[0]} -> ${instead}`,
      ),
    );
  expect(Object.keys(modules).length).toBeGreaterThan(40);
  expect(wrong).toEqual([]);
});

it('no sign reads as if the truck took a day: beside «زمن الوصول» stands no duration', () => {
  expect(landingLabels.hours).not.toMatch(/ساعة/);
});
