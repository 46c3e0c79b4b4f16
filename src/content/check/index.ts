/**
 * Mistakes that an owner can make in a content module, found before a page is made of them: what is wrong, where, and how it is
 * mended. Pure; the build calls it and ends where it finds any (`src/build/check-content.ts`).
 */
import { checkFleet } from './fleet';
import { isObject, type Fault, type Known, type Tell } from './fault';
import { checkPost, checkTwins } from './posts';
import { checkPrices, checkValue } from './rules';
import { checkOptional } from './twins';

export { faultReport, type Known } from './fault';

/** Exports of each content module, by file from the project's root. */
export type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The modules that an owner edits: the words of every language, the areas, the claims, the pages' days and the form's prices. What derives from them is not looked at. */
export const contentModules = (): Modules =>
  import.meta.glob(['/src/content/{areas-home,claims,lastmod}.ts', '/src/contract/catalogue.ts', '/src/content/{en,ar,ur,hi}/**/*.ts'], { eager: true });

/** Empty on purpose: a post's `content` (spec 1, section 3). */
const MAY_BE_EMPTY = /\.content$/;

/** The folder of a language other than the first. */
const TRANSLATION = /\/(?:ar|ur|hi)\//;

const nameOf = (value: unknown): string => {
  const name = isObject(value) && [value.id, value.slug, value.title, value.name].find((one) => typeof one === 'string' && one !== '');
  return name ? ` (${String(name).slice(0, 40)})` : '';
};

function walk(value: unknown, where: string, known: Known, tell: Tell): void {
  if (MAY_BE_EMPTY.test(where)) return;
  checkValue(value, where, known, tell);
  if (Array.isArray(value)) value.forEach((item, i) => walk(item, `${where}[${i}]${nameOf(item)}`, known, tell));
  else if (isObject(value)) for (const [key, item] of Object.entries(value)) walk(item, `${where}.${key}`, known, tell);
}

/** All mistakes in `modules`, in the order of the files. */
export function contentFaults(modules: Modules, known: Known): Fault[] {
  const faults: Fault[] = [];
  for (const [file, exported] of Object.entries(modules)) {
    const own: Fault[] = [];
    const tell: Tell = (where, what, mend) => {
      // A route without stops is an empty list as well: the first word is the closer one, and one word is enough.
      const told = own.some((fault) => where === fault.where || where.startsWith(`${fault.where}.`));
      if (!told) own.push({ file: file.replace(/^\//, ''), where, what, mend });
    };
    const post = /\/posts\/(.+)\.meta\.ts$/.exec(file)?.[1];
    if (post !== undefined) checkPost(post, exported.meta, tell);
    if (file.endsWith('/ar/posts/index.ts')) checkTwins(modules[file.replace('/ar/', '/en/')], exported, tell);
    if (!file.includes('/en/') && post === undefined) checkOptional(modules[file.replace(TRANSLATION, '/en/')], exported, tell);
    for (const [name, value] of Object.entries(exported)) {
      if (name === 'fleetVehicles') checkFleet(value, name, tell);
      if (name === 'SERVICE_PRICES') checkPrices(value, name, tell);
      walk(value, name, known, tell);
    }
    faults.push(...own);
  }
  return faults;
}
