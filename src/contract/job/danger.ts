import { plainPattern, plainWords } from './plain-words.ts';
import type { Job } from './record.ts';

/**
 * Words that suggest that somebody is hurt, locked in or in the traffic's way. They only move a job to the top of the
 * board, where a person reads it: a false alarm costs a glance, a missed one may cost a life, so the list is generous.
 */
const HURT =
  /\b(?:hurt|injur\w*|bleed\w*|blood|unconscious|not breathing|breath\w*|ambulance|trapped|heart|faint\w*|collapsed|pregnant|on fire|fire|smoke|burn\w*|upside down|overturned|rolled over|flipped)\b/;
const IN_LANE =
  /\b(?:(?:in|on) (?:the |a )?(?:\w+ )?lane|middle (?:of the road|lane)|fast lane|lane \d|on the (?:highway|motorway)|blocking (?:the )?(?:road|traffic|lane)|live traffic)\b/;
/**
 * Regular expressions have no word boundary for these letters, so most are stems that also match inside words. Blood
 * and fire must be words: their letters stand within "motorcycle", "street light", "dinar", "does not", "further on"
 * and "ran away". «الحارة» is a lane, unless it is the sun that is hot, or a mosque, a shop or an old quarter that is
 * named by it. "Peak" begins with the letters of "wound".
 */
const ARABIC =
  /مصاب|إصابة|إصابات|أصيب|جريح|جرحى|مجروح|ينزف|تنزف|نزيف|(?<![\u0621-\u064a])[بو]?(?:ال)?دم(?![\u0621-\u064a])|إسعاف|مغمى|إغماء|الوعي|يتنفس|تتنفس|التنفس|قلبية|جلطة|محاصر|محتجز|حريق|حترق|دخان|(?<![\u0621-\u064a])[بوف]?(?:ال|لل)?نار(?![\u0621-\u064a])|المسار|(?<!(?:الشمس|الأجواء|المياه|مسجد|بقالة) )الحارة(?! (?:القديمة|الشعبية))|حامل|انقلب/;
/** Without «المسار» and «الحارة», which stand above: lanes in a customer's words, but also names of places. */
const ARABIC_LANE = /وسط الشارع|وسط الطريق|(?:على|في) الطريق السريع/;
const URDU =
  /زخمی|چوٹ(?!ی(?![ںن]))|خون|سانس|دل کا دور|بے ہوش|ایمبولینس|(?<![\u0621-\u06d3])آگ(?![\u0621-\u06d3])|دھواں|الٹ گ/;
const URDU_LANE = /سڑک کے بیچ|لین میں|ہائی ?وے پر|موٹر ?وے پر/;
const HINDI = /घायल|चोट(?!ी|िय)|खून|साँस|सांस|दिल का दौर|गर्भवती|बेहोश|एम्बुलेंस|एंबुलेंस|आग(?![\u0900-\u0963])|धुआँ|धुआं|पलट ग/;
const HINDI_LANE = /सड़क के बीच|लेन में|हाईवे पर|हाइवे पर/;

/** A child in a locked car: in the heat, minutes count. */
const LOCKED_IN = [
  ['\\b(?:baby|babies|infant|toddler|child|children|kids?)\\b', '\\block(?:ed)?\\b|\\binside\\b'],
  ['طفل|أطفال|رضيع|بيبي', 'مقفل|مقفول|انقفل|اتقفل|محبوس|داخل السيار|جوا السيار'],
  ['بچہ|بچے|بچی', 'لاک|اندر'],
  ['बच्चा|बच्चे|बच्ची', 'लॉक|अंदर'],
].map(([child, shut]) => plainPattern(new RegExp(`(?:${child})[^]{0,60}(?:${shut})|(?:${shut})[^]{0,60}(?:${child})`)));

const EXCEPT =
  'but|except|only|just|apart|besides|لكن|ولكن|بس|إلا|غير|سوى|ما عدا|مگر|لیکن|سوائے|صرف|मगर|लेकिन|सिर्फ|सिवाय';
/**
 * What says that nobody is injured. Only where the sentence ends behind it: "no injuries except one" and "nobody hurt
 * badly" are heard.
 */
const UNHURT = [
  '\\b(?:no injur(?:y|ies)|(?:nobody|no ?one) (?:is |was |got |has been )?(?:hurt|injured))',
  '(?:لا(?: يوجد| توجد)?|ما ?في[هش]?|بدون) (?:أي )?(?:إصابات|إصابة|مصابين)(?: و?الحمد لله)?',
  'کوئی (?:بھی )?زخمی نہیں(?: ہے| ہوا)?',
  'कोई (?:भी )?घायल नहीं(?: है| हुआ)?',
].map((words) => new RegExp(plainWords(`${words}(?= ?(?:$|[.,;!،۔।]))(?![ .,;!،۔।]*(?:${EXCEPT}))`), 'g'));

const LANES = [IN_LANE, ARABIC_LANE, URDU_LANE, HINDI_LANE].map(plainPattern);
const HURT_OR_LANE = [...[HURT, ARABIC, URDU, HINDI].map(plainPattern), ...LANES];

const heard = (patterns: RegExp[], words: string): boolean => {
  const text = UNHURT.reduce((rest, unhurt) => rest.replace(unhurt, ''), plainWords(words));
  return patterns.some((pattern) => pattern.test(text));
};

/** Whether the customer's own words suggest danger. */
export const soundsDangerous = (words: string): boolean => heard(HURT_OR_LANE, words) || heard(LOCKED_IN, words);

/** Whether a place somebody typed is among the traffic. Nothing else counts there: a "fire station" is no fire. */
export const isInTraffic = (place: string): boolean => heard(LANES, place);

/** How a job knows of danger: it was said, or the words or the typed place suggest it; null where neither is so. */
export function dangerOf(said: boolean, words: string, place = ''): 'said' | 'words' | null {
  if (said) return 'said';
  return soundsDangerous(words) || isInTraffic(place) ? 'words' : null;
}

/** What the mark of a job in danger says: as `Job.danger`, and `child` where all that was said is one locked in. */
export type DangerMark = NonNullable<Job['danger']> | 'child';

/** The mark of a job; `said`: its words and what the customer has written since. Undefined where there is no danger. */
export function dangerMark({ danger, place }: Pick<Job, 'danger' | 'place'>, said: string): DangerMark | undefined {
  if (danger !== 'words') return danger;
  return heard(LOCKED_IN, said) && !heard(HURT_OR_LANE, said) && !isInTraffic(place) ? 'child' : 'words';
}
