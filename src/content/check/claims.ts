/** Rules of `src/content/claims.ts`: Arabic pages count with these figures (`ar/format.ts`), and say "NaN" where one is none. */
import { inLanguage } from '../ar/hotline-languages';
import * as shipped from '../claims';
import { isObject, type Fault, type Tell } from './fault';
import { isMinutes, isWholeAbove0 } from './rules';

/** How a figure that is counted with has to look, by the end of its name; the others are words. */
const FORMS: readonly [name: RegExp, fits: (text: string) => boolean, what: string, example: string][] = [
  [/Minutes$/, isMinutes, 'is no number of minutes', "'15', or '5-15' with a plain hyphen and the smaller number first"],
  [/(?:Seconds|Tons|Km|Hours|Days)$/, (text) => /^\d+$/.test(text), 'is no whole number', "'15'"],
  [/years$/, (text) => /^\d+\+?$/.test(text), 'is no number of years', "'15+'"],
  [/since$/, (text) => /^\d{4}$/.test(text), 'is no year', "'2014'"],
  [/(?:customers|dailyServices(?:Faq)?|fleetCounts\.\w+)$/, (text) => /^(?:\d+|\d{1,3}(?:,\d{3})+)K?\+?$/.test(text), 'is no figure that can be counted with', "'5,000+', '75K+' or '5'"],
  [/liability$/, (text) => /^AED\s\d[\d,]*$/.test(text), 'is no sum in dirhams', "'AED 50,000'"],
  [/rating$/i, (text) => /^\d(?:\.\d+)?$/.test(text) && Number(text) <= 5, 'is no rating out of 5', "'4.9'"],
];

/** Looks at a figure that is shown as it is written, or counted with. */
function figure(value: unknown, where: string, tell: Tell): void {
  const [, fits, what, example] = FORMS.find(([name]) => name.test(where)) ?? ['', () => true, '', "'5,000+'"];
  const fix = `Write it like this: ${example}.`;
  if (typeof value !== 'string') tell(where, `has no quotes around it (${String(value)})`, fix);
  else if (value.trim() === '') tell(where, 'is empty', fix);
  else if (!fits(value)) tell(where, `${what} ("${value}")`, fix);
}

function price(value: unknown, where: string, tell: Tell): void {
  if (!isWholeAbove0(value)) tell(where, `is no whole number above 0 (${JSON.stringify(value)})`, 'Write whole dirhams, or kilometres, as a plain number: 150.');
}

function each(value: unknown, where: string, look: typeof figure, tell: Tell): void {
  if (Array.isArray(value)) return;
  if (!isObject(value)) look(value, where, tell);
  else for (const [key, inner] of Object.entries(value)) each(inner, `${where}.${key}`, look, tell);
}

/** Looks at the languages of the hotline: the Arabic pages name each. */
function languages(names: unknown, tell: Tell): void {
  for (const name of Array.isArray(names) ? (names as unknown[]) : [])
    if (!Object.hasOwn(inLanguage, String(name)))
      tell('hotlineLanguages', `has "${String(name)}", for which the Arabic pages have no word`, 'Write it like the others (\'Urdu\'); add a new language to src/content/ar/hotline-languages.ts first.');
}

/** All mistakes in the figures and advertised prices. Takes whatever an owner may have left of the module. */
export function claimFaults(claims: Readonly<Record<string, unknown>> = shipped): Fault[] {
  const faults: Fault[] = [];
  const tell: Tell = (where, what, fix) => void faults.push({ file: 'src/content/claims.ts', where, what, fix });
  for (const [name, value] of Object.entries(claims)) each(value, name, name === 'advertisedPrices' ? price : figure, tell);
  languages(claims.hotlineLanguages, tell);
  return faults;
}
