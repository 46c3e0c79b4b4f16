/**
 * Mistakes that an owner can make in a content module, found before a page is made of them: what is wrong, where, and how it is
 * fixed. Pure; the build calls it and ends where it finds any (`src/build/check-content.ts`).
 */
import type { Lang } from '@/config/languages';
import { checkFactNames, checkFacts } from './facts';
import { checkBases, checkFleet } from './fleet';
import { isObject, type Fault, type Known, type Tell } from './fault';
import { checkLanguage, langAt } from './language';
import { checkNamed } from './named';
import { pageCheck } from './pages';
import { checkLines, checkPost, checkTwins } from './posts';
import { checkPrices, checkValue } from './rules';
import { checkOptional } from './twins';

export { faultReport, type Known } from './fault';

/** Exports of each content module, by file from the project's root. */
export type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The modules that an owner edits: the words of every language, what they share (areas, claims, facts, days), and the form's prices. */
export const contentModules = (): Modules =>
  import.meta.glob(['/src/content/{*,links/*,??/**/*}.ts', '!/src/content/all-posts.ts', '/src/contract/catalogue.ts'], { eager: true });

/** The folder of a language other than the first: its name is the language's, two letters. */
const TRANSLATION = /\/(?!en\/)([a-z]{2})\//;

const nameOf = (value: unknown): string => {
  const name = isObject(value) && [value.id, value.slug, value.title, value.name].find((one) => typeof one === 'string' && one !== '');
  return name ? ` (${String(name).slice(0, 40)})` : '';
};

/** Made of the articles' own modules, where each part of them is looked at. */
const DERIVED = /^postSummaries\[/;

/** The file that each object of `modules` is at home in: of several that show it, the one where the fewest names lead to it. */
function homesOf(modules: Modules): ReadonlyMap<unknown, string> {
  const homes = new Map<unknown, string>();
  let level = Object.entries(modules).map(([file, exported]) => ({ file, value: exported as unknown }));
  while (level.length > 0) {
    const inner = level.flatMap(({ file, value }) => Object.values(value as object).map((part: unknown) => ({ file, value: part })));
    level = inner.filter(({ value }) => typeof value === 'object' && value !== null && !homes.has(value));
    for (const { file, value } of level) if (!homes.has(value) || !TRANSLATION.test(file)) homes.set(value, file);
  }
  return homes;
}

function walk(value: unknown, where: string, lang: Lang, look: (value: unknown, where: string) => void, tell: Tell, elsewhere: (value: unknown) => boolean): void {
  if (DERIVED.test(where) || elsewhere(value)) return;
  look(value, where);
  checkLanguage(value, where, lang, tell);
  if (Array.isArray(value)) value.forEach((item, i) => walk(item, `${where}[${i}]${nameOf(item)}`, langAt('', item, lang), look, tell, elsewhere));
  else if (isObject(value)) for (const [key, item] of Object.entries(value)) walk(item, `${where}.${key}`, langAt(key, item, lang), look, tell, elsewhere);
}

/** The file of what is checked again from time to time. */
const FACTS = '/src/content/facts.ts';

/** The file that says what an article is, by the article's name. */
const ARTICLE = /\/posts\/(.+)\.meta\.ts$/;

const articlesIn = (folder: string, modules: Modules): string[] =>
  Object.keys(modules).flatMap((file) => (file.startsWith(folder) ? (ARTICLE.exec(file)?.[1] ?? []) : []));

/** Whether an article's translation has `fault` from the English one, of which `faults` tell: it takes over what it does not write itself. */
const isTakenOver = (fault: Fault, faults: readonly Fault[]): boolean =>
  TRANSLATION.test(fault.file) && fault.file.includes('/posts/') &&
  faults.some(({ file, where, what }) => file === fault.file.replace(TRANSLATION, '/en/') && where === fault.where && what === fault.what);

/** All mistakes in `modules`, in the order of the files. */
export function contentFaults(modules: Modules, known: Known): Fault[] {
  const faults: Fault[] = [];
  const homes = homesOf(modules);
  const checkPage = pageCheck();
  for (const [file, exported] of Object.entries(modules)) {
    const own: Fault[] = [];
    const tell: Tell = (where, what, fix) => {
      // A route without stops is an empty list as well: the first word is the closer one, and one word is enough.
      const told = own.some((fault) => where === fault.where || where.startsWith(`${fault.where}.`));
      if (!told) own.push({ file: file.replace(/^\//, ''), where, what, fix });
    };
    const look = (value: unknown, where: string): void => {
      checkValue(value, where, known, tell);
      checkFactNames(value, where, modules[FACTS]?.facts, tell);
    };
    const post = ARTICLE.exec(file)?.[1];
    const lang = langAt(TRANSLATION.exec(file)?.[1] ?? '', undefined, 'en');
    if (post !== undefined) checkPost(post, exported.meta, tell);
    if (file.endsWith('/posts/index.ts')) {
      checkTwins(modules['/src/content/en/posts/index.ts'], exported, lang, tell);
      checkLines(exported, articlesIn(file.replace('index.ts', ''), modules), tell);
    }
    if (!file.includes('/en/') && post === undefined) checkOptional(modules[file.replace(TRANSLATION, '/en/')], exported, tell);
    for (const [name, value] of Object.entries(exported)) {
      if (file === FACTS && name === 'facts') checkFacts(value, name, tell);
      if (name === 'fleetVehicles') checkFleet(value, name, tell);
      checkPage(value, file, name, tell);
      if (name === 'headquarters') checkBases(value, name, tell);
      if (name === 'namedPages') checkNamed(value, name, articlesIn('/src/content/en/posts/', modules), tell);
      if (name === 'SERVICE_PRICES') checkPrices(value, name, tell);
      walk(value, name, langAt(name, value, lang), look, tell, (part) => homes.has(part) && homes.get(part) !== file);
    }
    faults.push(...own);
  }
  return faults.filter((fault) => !isTakenOver(fault, faults));
}
