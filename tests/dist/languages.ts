/** Words of another language than the page's carry `lang` (WCAG 3.1.2), and a phone number that is shown dials. */
import { site as identity } from '../../src/config/site';
import type { BuiltPage, BuiltSite } from './support/built-site';
import type { Report } from './support/report';
import { flatten } from './support/visible-text';

const UNSPOKEN = 'script, style, template, noscript, head';

interface Spoken {
  text: string;
  /** The element that says it. */
  element: Element;
}

/** Every piece of text that is read or read out: text nodes, accessible names and alternatives. */
function spoken({ document }: BuiltPage): Spoken[] {
  const found: Spoken[] = [];
  const walker = document.createTreeWalker(document.documentElement, 4);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement as Element;
    const text = flatten(node.textContent ?? '');
    if (text && !element.closest(UNSPOKEN)) found.push({ text, element });
  }
  for (const name of ['aria-label', 'alt', 'title', 'placeholder']) {
    for (const element of document.querySelectorAll(`body [${name}]`))
      found.push({ text: flatten(element.getAttribute(name) ?? ''), element });
  }
  return found;
}

const languageOf = (element: Element): string => element.closest('[lang]')?.getAttribute('lang') ?? '';

const ARABIC = /\p{Script=Arabic}{2,}/u;
const DEVANAGARI = /\p{Script=Devanagari}{2,}/u;
/** Scripts that a text in the language does not use; names in Latin letters are looked at by word. */
const OTHER_SCRIPTS: Readonly<Record<string, readonly RegExp[]>> = {
  en: [ARABIC, DEVANAGARI],
  ar: [DEVANAGARI],
  ur: [DEVANAGARI],
  hi: [ARABIC],
};
/** A word; figures, units and single letters say themselves. */
const LATIN = /\p{Script=Latin}{2,}/gu;
/** Units, abbreviations that Arabic texts write so, and names: of companies, products, cars. */
const NAMES = new Set([
  'aed',
  'psi',
  'dot',
  'km',
  'kg',
  'gps',
  'sms',
  'suv',
  'rta',
  'pdf',
  'whatsapp',
  'google',
  'plus',
  'code',
]);

const foreignWords = (text: string): string[] =>
  (text.match(LATIN) ?? []).filter((word) => !NAMES.has(word.toLowerCase()));
/** Names of the identity and addresses are the same in every language; one that stands by itself says which it is. */
const OURS = [identity.name, identity.legalName, identity.address.street];
/** Letters of a number are spelt out in any language. */
const SPELT = [identity.licenceNumber, identity.insuranceCertificate];
const named = (text: string): string =>
  [...OURS.filter((name) => name !== text.trim()), ...SPELT]
    .reduce((rest, name) => rest.replaceAll(name, ''), text)
    .replace(/\S+@\S+|https?:\/\/\S+/g, '');

function unmarked(page: BuiltPage): string[] {
  return spoken(page).flatMap(({ text, element }) => {
    const lang = languageOf(element);
    const latin = lang !== 'en' && foreignWords(named(text)).length > 0;
    const wrong = latin || (OTHER_SCRIPTS[lang] ?? []).some((script) => script.test(text));
    return wrong ? [`${page.path} (${lang}): ${text.slice(0, 80)}`] : [];
  });
}

const digits = (text: string): string => text.replace(/[^\d]/g, '');
const NUMBERS = [...new Set([identity.hotline, identity.secondContact, identity.whatsapp].map(digits))];
/** What is written like a number of ours: its digits with spaces, dashes or brackets between them. */
const numberIn = (text: string): string | undefined =>
  text.match(/\+?\d[\d\s().-]{7,}\d/g)?.find((written) => NUMBERS.includes(digits(written)));

/** A shown number that is no dial link. A draft for WhatsApp or SMS may name it. */
function dead(page: BuiltPage): string[] {
  return spoken(page).flatMap(({ text, element }) => {
    if (!numberIn(text) || element.closest('a[href^="tel:"], a[href^="sms:"], a[href*="wa.me/"]')) return [];
    return [`${page.path}: ${text.slice(0, 80)}`];
  });
}

export function checkLanguages(site: BuiltSite, report: Report): void {
  report.check('words of another language carry lang', [...new Set(site.pages.flatMap(unmarked))]);
  report.check('every phone number that is shown dials', site.pages.flatMap(dead));
}
