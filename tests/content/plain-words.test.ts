/**
 * Words that drivers who learnt English late do not know, or take for something else, and what the pages say instead.
 */
import { expect, it } from 'vitest';

const modules = import.meta.glob(['/src/content/en/**/*.ts', '/src/content/*.ts'], { eager: true }) as Record<
  string,
  Record<string, unknown>
>;
/** The office reads its own English, and testimonials are other people's. */
const NOT_OURS = /(admin|testimonials|picture-names)\.ts$/;
/** Names for machines. */
const TECHNICAL = new Set(['id', 'icon', 'name', 'slug', 'page', 'kind']);

const HARD: readonly (readonly [RegExp, instead: string])[] = [
  [/\bsaloons?\b/i, 'sedan'],
  [/\blorr(y|ies)\b/i, 'truck'],
  [/\bplant\b/i, 'machinery'],
  [/\bdear(er|est)\b/i, 'more expensive'],
  [/\bmend(s|ed|ing)?\b/i, 'repair'],
  [/\bclosed (carrier|box|truck)/i, 'enclosed'],
  [/\bring (999|998|997|us|you|me|them|the|your)\b/i, 'call'],
  [/\bat once\b/i, 'now, immediately'],
  [/(?<!out )\bof 5\b/, 'out of 5'],
  [/\b(your|my) position\b/i, 'location'],
  [/emergency line\b/i, 'our number is not 999: recovery team, hotline'],
  [/\blive (lane|traffic lane)/i, 'a lane'],
  [/\bnot a tape\b|\bfond of\b|\bwith hope\b|fights? fire/i, 'say it plainly'],
  [/\bhir(e|es|ed|ing)\b/i, 'rent, rental'],
  [/\bshort hop\b/i, 'a short distance'],
  [/\bkeeps? you posted\b/i, 'calls you if it changes'],
  [/\bdead (?:car|in)\b|\bwhere you stand\b/i, 'broken down; at the roadside, where you are'],
  [/\bbeats? (a|an|the) (jerk|tow)\b/i, 'is better than'],
  [/\bdead slow\b|\bthrottle\b|\bwhite-glove\b/i, 'very slowly, accelerator, special care'],
  [/\baround the clock\b/i, 'day and night'],
  [/\bliving\b.*\?|\bsurprisingly\b/i, 'say it plainly'],
  [/\b[Aa] (?!one|once|eu|uni|us[eua]|ut[ei]|u-)[aeiou]\w/, 'an before a vowel'],
  [/\b[Aa] (?:hour|honest|heir|SUV|SMS|RTA|MPV|LED|AED 8|8|11|18)\b/, 'an before the sound of a vowel'],
  [/\b[Aa]n (?!hour|honest|heir|[A-Z]{2,}|[FHLMNRSX]-)[b-df-hj-np-tv-zB-DF-HJ-NP-TV-Z]\w/, 'a before a consonant'],
  [/\b[Aa]n (?:one|once|eu|uni|use|usu|ute)/, 'a before the sound of a consonant'],
  [/\bsteward\b|\bterminals are meant\b|\bpicks the\b|would mark it/i, 'say it plainly'],
  [/\bcivil defence\b|Civil defence/, 'Civil Defence'],
  [/\be-mail/i, 'email'],
  [/\bpick-up (truck|can|sunk)|^Pick-up,/, 'pickup, the vehicle; pick-up, the collection'],
  [/\bfuel station\b|\bmotorway\b|\blight[- ]pole\b/i, 'petrol station, highway, lamp post'],
  [/\bBin Zayed\b|Umm Suqeim Road\b/, 'one name for each road: bin Zayed, Umm Suqeim Street'],
  [/\btonnes\b|\d %/, 'tons, 15%'],
  [/\ba (short|long|longer) way (to|with|costs)\b/i, 'a short distance'],
  [/\brecovery desk\b|\bfixed down\b/i, 'recovery company, tied down'],
  [/\bphone is empty\b|\bempty phone\b/i, 'the phone’s battery is empty'],
  [/Call now$/, 'Call Now, as the documents write this button'],
  [/(?<!\.\w)[.?!] [a-z]+ [a-z]+ [a-z]+/, 'a sentence begins with a capital'],
];

function* words(value: unknown, trail: string): Generator<[where: string, text: string]> {
  if (typeof value === 'string') yield [trail, value];
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value))
      if (!(TECHNICAL.has(key) && typeof part === 'string')) yield* words(part, `${trail}.${key}`);
}

it('the pages use plain words', () => {
  const hard = Object.entries(modules)
    .filter(([file]) => !NOT_OURS.test(file))
    .flatMap(([file, exports]) => [...words({ ...exports }, file)])
    .flatMap(([where, text]) =>
      HARD.filter(([word]) => word.test(text)).map(
        ([word, instead]) => `${where}: ${word.exec(text)?.[0]} -> ${instead}`,
      ),
    );
  expect(Object.keys(modules).length).toBeGreaterThan(50);
  expect(hard).toEqual([]);
});

/** Contracts, and the rules as their sources word them. */
const WORDED_ELSEWHERE = /\/legal\/|facts\.ts$/;
const MOST_WORDS = 26;

it('no sentence is longer than a driver can keep in mind', () => {
  const long = Object.entries(modules)
    .filter(([file]) => !NOT_OURS.test(file) && !WORDED_ELSEWHERE.test(file) && !file.endsWith('desk.ts'))
    .flatMap(([file, exports]) => [...words({ ...exports }, file)])
    .filter(([where]) => !where.endsWith('.alt'))
    .flatMap(([where, text]) =>
      text
        .split(/\n+|(?<=[.!?:;])\s+/)
        .filter((sentence) => /[a-z]/.test(sentence) && sentence.split(/\s+/).length > MOST_WORDS)
        .map((sentence) => `${where}: ${sentence}`),
    );
  expect(long).toEqual([]);
});
