/**
 * The identity of the company: the one module to edit (with `.env`) to adopt this site.
 * Every value marked PLACEHOLDER is named in a warning by a production build until it is replaced;
 * one that cannot be right (a number without its country code) ends the build.
 */
export interface Site {
  name: string;
  shortName: string;
  nameAr: string;
  shortNameAr: string;
  origin: string;
  hotline: string;
  secondContact: string;
  whatsapp: string;
  legalName: string;
  licenceNumber: string;
  taxNumber: string;
  insuranceCertificate: string;
  licenceText: string;
  licenceTextAr: string;
  email: string;
  privacyEmail: string;
  legalEmail: string;
  securityEmail: string;
  address: { street: string; locality: string; country: string };
  centre: { lat: number; lng: number };
  jurisdiction: string;
  jurisdictionAr: string;
  serviceArea: string;
  serviceAreaAr: string;
  timeZone: string;
  showViews: boolean;
}

export const site: Readonly<Site> = {
  name: 'Recovery Near Me',
  /** Under the icon on a phone's home screen: at most 12 characters. */
  shortName: 'Recovery',
  /** Arabic name as shown on Arabic pages. */
  nameAr: 'سطحة قريبة منك',
  /** The same under the icon: at most 12 characters. */
  shortNameAr: 'سطحة قريبة',
  /** PLACEHOLDER. Absolute origin without a trailing slash; canonical addresses and the sitemap are built on it. */
  origin: 'https://recovery-near-me.example',
  /**
   * PLACEHOLDER. International, with spaces. Shown as written; the dial link keeps the digits.
   * SMS go to it too: a landline or an 800 number loses them, and the sender is not told.
   */
  hotline: '+971 50 000 0000',
  /** PLACEHOLDER. Second emergency contact of the booking page; the hotline again where there is only one. */
  secondContact: '+971 50 000 0001',
  /** PLACEHOLDER. WhatsApp number, international. */
  whatsapp: '+971 50 000 0000',
  /** PLACEHOLDER. */
  legalName: 'Example Vehicle Recovery L.L.C.',
  /** PLACEHOLDER. */
  licenceNumber: '000000',
  /** PLACEHOLDER. Tax registration number (TRN), 15 digits; empty where the company is not registered for VAT. */
  taxNumber: '000000000000000',
  /** PLACEHOLDER. Number of the liability insurance's certificate. */
  insuranceCertificate: '00000000',
  licenceText: 'RTA Dubai Approved',
  /** The same on Arabic pages; it is said of the company («الشركة معتمدة…»). */
  licenceTextAr: 'معتمدة لدى هيئة الطرق والمواصلات في دبي',
  /** PLACEHOLDER. For everything that is not urgent; shown on the contact page. */
  email: 'office@recovery-near-me.example',
  /** PLACEHOLDER. */
  privacyEmail: 'privacy@recovery-near-me.example',
  /** PLACEHOLDER. */
  legalEmail: 'legal@recovery-near-me.example',
  /** PLACEHOLDER. For reports of holes, in /.well-known/security.txt. */
  securityEmail: 'security@recovery-near-me.example',
  /** PLACEHOLDER. Public street address. */
  address: { street: 'Example Street 1', locality: 'Dubai', country: 'AE' },
  /** Base coordinates for structured data and the map's centre (downtown Dubai), WGS 84 degrees. */
  centre: { lat: 25.1972, lng: 55.2744 },
  jurisdiction: 'UAE',
  jurisdictionAr: 'الإمارات العربية المتحدة',
  serviceArea: 'Dubai, UAE and surrounding areas',
  serviceAreaAr: 'دبي في الإمارات العربية المتحدة، والمناطق المحيطة بها',
  timeZone: 'Asia/Dubai',
  /** The random views figure of blog articles (500 to 5499, not real data; spec 1, section 2). */
  showViews: true,
};

/** The shipped placeholder values, with which nobody can be called, found or held liable. */
export const PLACEHOLDERS = {
  origin: 'https://recovery-near-me.example',
  hotline: '+971 50 000 0000',
  secondContact: '+971 50 000 0001',
  whatsapp: '+971 50 000 0000',
  legalName: 'Example Vehicle Recovery L.L.C.',
  licenceNumber: '000000',
  taxNumber: '000000000000000',
  insuranceCertificate: '00000000',
  email: 'office@recovery-near-me.example',
  privacyEmail: 'privacy@recovery-near-me.example',
  legalEmail: 'legal@recovery-near-me.example',
  securityEmail: 'security@recovery-near-me.example',
};

/** Which shipped values are still placeholders: `[field, value]` pairs, for the build's warning. */
export function placeholders(s: Site = site): [string, string][] {
  const found = Object.entries(PLACEHOLDERS).filter(([key, value]) => s[key as keyof typeof PLACEHOLDERS] === value);
  if (s.address.street === 'Example Street 1') found.push(['address.street', s.address.street]);
  return found;
}

/** Whether SMS to the hotline are lost: of the UAE's numbers only mobiles, +971 5…, take them. */
export const losesSms = (s: Site = site): boolean => /^\+971 [^5]/.test(s.hotline);
