/** Rules of `src/config/site.ts`: what every page dials, links to and writes into its head has to be right. */
import { site, type Site } from '@/config/site';
import { dubaiTime } from '@/contract/dubai-day';
import { e164 } from '@/contract/phone-abroad';
import { isObject, type Fault, type Tell } from './fault';
import { markupIn, place } from './rules';

export { areaFaults } from './areas';
export { claimFaults } from './claims';
export { faultReport } from './fault';
export { pathFaults } from './paths';

/** Characters: under an icon on the home screen phones cut what is longer, and beside a phone's menu there is no more room. */
const LONGEST: Partial<Record<string, number>> = { shortName: 12, shortNameAr: 12, name: 45, nameAr: 45 };

/** Says what is wrong with the words of a field as they are read: their length, and the letters of their language. */
function wording(field: string, text: string): string | undefined {
  const most = LONGEST[field];
  if (most && [...text].length > most) return `has more than ${most} characters`;
  if (field.endsWith('Ar')) return /\p{Script=Arabic}/u.test(text) ? undefined : 'is not in Arabic letters';
  return `${field}Ar` in WORDS && !/\p{Script=Latin}/u.test(text) ? 'is not in Latin letters' : undefined;
}

/** Fields that hold words, and how such a value looks. */
const WORDS: Partial<Record<keyof Site, string>> = {
  name: 'Recovery Near Me',
  shortName: 'Recovery',
  nameAr: 'سطحة قريبة منك',
  shortNameAr: 'سطحة قريبة',
  legalName: 'Example Vehicle Recovery L.L.C.',
  licenceNumber: '123456',
  insuranceCertificate: '12345678',
  licenceText: 'RTA Dubai Approved',
  licenceTextAr: 'معتمدة لدى هيئة الطرق والمواصلات في دبي',
  jurisdiction: 'UAE',
  jurisdictionAr: 'الإمارات العربية المتحدة',
  serviceArea: 'Dubai, UAE and surrounding areas',
  serviceAreaAr: 'دبي في الإمارات العربية المتحدة، والمناطق المحيطة بها',
};
const PHONES = ['hotline', 'secondContact', 'whatsapp'] as const satisfies (keyof Site)[];
const EMAILS = ['email', 'privacyEmail', 'legalEmail', 'securityEmail'] as const satisfies (keyof Site)[];

/** Country code, a space, the number: the dial link keeps the digits, and the contact page names the part before the space. */
const PHONE = /^\+[1-9]\d{0,2} \d[\d ]*\d$/;
const EMAIL = /^[^\s@<>"',;:]+@(?:[a-z\d-]+\.)+[a-z]{2,}$/i;

/** Marks of direction, spaces that do not break or have no width, ends of lines: they come along with what is copied from a chat. */
const UNSEEN = /[\p{Cc}\p{Cf}\u00a0]/u;

/** Not of 1970: the clocks of some countries have been changed since. */
const NOON = Date.parse('2026-01-15T12:00:00Z');

/** What is wrong with a zone. Some others have Dubai's time all year: Asia/Muscat. */
const zoneFault = (timeZone: string): string | undefined => {
  try {
    const there = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(NOON);
    return there === dubaiTime(NOON) ? undefined : 'does not have the time of Dubai, by which the server counts its days and tells its hours';
  } catch {
    return 'is no time zone';
  }
};

/** All mistakes in the identity of the company. Takes whatever an owner may have left of it. */
export function siteFaults(identity: unknown = site): Fault[] {
  const faults: Fault[] = [];
  const tell: Tell = (where, what, fix) =>
    void faults.push({ file: 'src/config/site.ts', where: `site.${where}`, what, fix });
  const of = isObject(identity) ? identity : {};
  const address = isObject(of.address) ? of.address : {};

  /** Calls `fits` with the words of a field, or tells that it has none. */
  const demand = (field: string, value: unknown, example: string, fits: (text: string) => string | undefined): void => {
    const fix = `Write it like this: ${example}`;
    if (value === undefined) tell(field, 'is missing', fix);
    else if (typeof value !== 'string') tell(field, `has no quotes around it (${String(value)})`, `${fix} A quote (') stands in front of it and behind it.`);
    else if (value.trim() === '') tell(field, 'is empty', fix);
    else if (UNSEEN.test(value)) tell(field, `has a sign in it that nobody sees ("${value}")`, `Delete it and type it by hand: ${example}`);
    else {
      const markup = markupIn(value);
      const wrong = value === value.trim() ? fits(value) : 'begins or ends with a space';
      if (markup) tell(field, ...markup);
      else if (wrong) tell(field, `${wrong} ("${value}")`, fix);
    }
  };

  for (const [field, example] of Object.entries(WORDS))
    demand(field, of[field], example, (text) => wording(field, text));
  for (const field of PHONES)
    demand(field, of[field], '+971 50 123 4567 (plus sign, country code, spaces in between; there is no 0 after +971).', (text) => {
      if (!text.startsWith('+')) return 'does not begin with + and the country code, so that no phone abroad can dial it';
      if (!PHONE.test(text)) return 'has other signs than +, digits and single spaces, or no space after the country code';
      return e164(text) === `+${text.replace(/\D/g, '')}` ? undefined : 'is no number of any country: too short, too long, or with a digit that does not belong there';
    });
  for (const field of EMAILS) demand(field, of[field], 'office@your-company.ae', (text) => (EMAIL.test(text) ? undefined : 'is no e-mail address'));
  demand('origin', of.origin, 'https://www.your-company.ae (with https://, without a slash at the end).', (text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url?.origin !== text) return 'is not the address of a site alone';
    return url.protocol === 'https:' ? undefined : 'does not begin with https://, without which no browser gives a position or keeps the site for later';
  });
  // A small company need not be registered for VAT.
  if (of.taxNumber !== '') demand('taxNumber', of.taxNumber, "100123456700003, or '' without a registration", (text) => (/^\d{15}$/.test(text) ? undefined : 'does not have 15 digits'));
  demand('timeZone', of.timeZone, 'Asia/Dubai', zoneFault);
  demand('address.street', address.street, 'Example Street 1', () => undefined);
  demand('address.locality', address.locality, 'Dubai', () => undefined);
  demand('address.country', address.country, 'AE', (text) => (/^[A-Z]{2}$/.test(text) ? undefined : 'is no country code of two capitals'));
  place({ lat: undefined, lng: undefined, ...(isObject(of.centre) ? of.centre : {}) }, 'centre', tell);
  if (typeof of.showViews !== 'boolean') tell('showViews', 'is neither true nor false', 'Write it like this: false');
  return faults;
}
