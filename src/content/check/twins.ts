/** Rules of translations: the compiler names a required part that one language lacks, and this an optional one, or an entry of a list. */
import { isObject, type Tell } from './fault';

/** What one language has on purpose: names for tracking and for the other script, marks in menus. */
const OWN = new Set(['arTitle', 'trackingName', 'popular', 'lang']);

/** Built of other parts than its twin, or keyed by the pages of its language: the types look at all of it. */
const OTHERWISE = /^(?:recovery[A-Z]\w|pageNames)$|\.(?:pages|entries|groups)$/;

/** Lists that each language has for itself: what people search for, links to pages that not every language has. Articles have a rule of their own. */
const OWN_LENGTH = /\.keywords$|^postSummaries$|^services\.symptoms$|^layout\.footer\.more$|^notFound\.popular\.links$/;

function compare(english: unknown, arabic: unknown, where: string, tell: Tell): void {
  if (Array.isArray(english) && Array.isArray(arabic)) {
    // Of lists that differ in length nobody can say which entry is whose; one without any is told by itself.
    if (english.length === arabic.length) english.forEach((one, i) => compare(one, arabic[i], `${where}[${i}]`, tell));
    else if (english.length > 0 && arabic.length > 0 && !OWN_LENGTH.test(where) && !OTHERWISE.test(where))
      tell(where, `has ${arabic.length} entries, and the English twin has ${english.length}`, 'Write the missing ones, or take them out of the other.');
  }
  if (!isObject(english) || !isObject(arabic) || OTHERWISE.test(where)) return;
  for (const key of new Set([...Object.keys(english), ...Object.keys(arabic)])) {
    const part = `${where}.${key}`;
    if (OWN.has(key) || (english[key] === undefined && arabic[key] === undefined)) continue;
    if (arabic[key] === undefined) tell(part, 'is missing, and the English twin has it', 'Write it here too, or take it out there.');
    else if (english[key] === undefined) tell(part, 'is missing in the English twin', 'Write it there too, or take it out here.');
    else compare(english[key], arabic[key], part, tell);
  }
}

type Exports = Readonly<Record<string, unknown>>;

/**
 * Looks whether what is optional stands in both languages. The twin of `towingAr` is `towing`: in its name the code of its language
 * comes last. That of `home` has the same name.
 */
export function checkOptional(english: Exports | undefined, arabic: Exports, tell: Tell): void {
  for (const [name, value] of Object.entries(arabic)) compare(english?.[name] ?? english?.[name.slice(0, -2)], value, name, tell);
}
