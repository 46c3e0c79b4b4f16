/** Structured data, derived from content and identity. No rating about ourselves anywhere (decisions, section C). */
import type { AutomotiveBusiness, BreadcrumbList, FAQPage, Thing, WebSite, WithContext } from 'schema-dts';
import { SITE_LANGS } from '@/config/languages';
import { site } from '@/config/site';
import { paymentMethods } from '@/content/claims';
import type { Faq } from '@/content/types';
import { BEYOND, CITY } from '@/contract/city';
import { absolute } from '@/lib/links';
import type { Crumb } from '@/ui/breadcrumb';

export type JsonLd = WithContext<Thing>;

export const BUSINESS_ID = `${site.origin}/#business`;
export const telephone = `+${site.hotline.replace(/[^\d]/g, '')}`;

export const business = (areas: readonly string[] = [CITY, ...BEYOND]): WithContext<AutomotiveBusiness> => ({
  '@context': 'https://schema.org',
  '@type': 'AutomotiveBusiness',
  '@id': BUSINESS_ID,
  name: site.name,
  legalName: site.legalName,
  url: absolute('/'),
  telephone,
  image: absolute('/og/home.jpg'),
  logo: absolute('/icons/icon-512.png'),
  address: {
    '@type': 'PostalAddress',
    streetAddress: site.address.street,
    addressLocality: site.address.locality,
    addressCountry: site.address.country,
  },
  geo: { '@type': 'GeoCoordinates', latitude: site.centre.lat, longitude: site.centre.lng },
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    opens: '00:00',
    closes: '23:59',
  },
  areaServed: areas.map((name) => ({ '@type': 'Place', name })),
  paymentAccepted: paymentMethods.join(', '),
  currenciesAccepted: 'AED',
});

export const webSite = (): WithContext<WebSite> => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: site.name,
  url: absolute('/'),
  inLanguage: SITE_LANGS,
  publisher: { '@id': BUSINESS_ID },
});

export const faqPage = (faqs: readonly Faq[], lang: string): WithContext<FAQPage> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  inLanguage: lang,
  mainEntity: faqs.map((f) => ({
    '@type': 'Question',
    name: f.question,
    acceptedAnswer: { '@type': 'Answer', text: f.answer },
  })),
});

export const breadcrumbList = (items: readonly Crumb[]): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: items.map((item, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: item.label,
    item: absolute(item.href),
  })),
});
