/** What a service page says of itself. Apart from `json-ld.ts`, which every page loads. */
import type { Service, WithContext } from 'schema-dts';
import { href, ownPage, pathTable } from '@/config/paths';
import { site } from '@/config/site';
import type { LandingContent, LandingLabels } from '@/content/types';
import { absolute } from '@/lib/links';
import type { Crumb } from '@/ui/breadcrumb';
import { trailOf } from './breadcrumbs';
import { breadcrumbList, BUSINESS_ID, faqPage, telephone, type JsonLd } from './json-ld';

type Page = Pick<LandingContent, 'id' | 'name' | 'meta' | 'serviceType' | 'locations' | 'faqs'>;

const service = ({ id, meta, serviceType, locations }: Page, name: string): WithContext<Service> => ({
  '@context': 'https://schema.org',
  '@type': 'Service',
  name,
  description: meta.description,
  serviceType,
  url: absolute(href(id)),
  areaServed: locations.map((place) => ({ '@type': 'Place', name: place })),
  provider: {
    '@type': 'AutomotiveBusiness',
    '@id': BUSINESS_ID,
    name: site.name,
    telephone,
    address: { '@type': 'PostalAddress', addressLocality: site.address.locality, addressCountry: site.address.country },
  },
  hoursAvailable: { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '23:59' },
});

/** Where a service page stands, and its structured data: the service, its questions, and that trail. */
export function servicePage(page: Page, labels: LandingLabels): { trail: Crumb[]; jsonLd: JsonLd[] } {
  const { id, name = page.serviceType, faqs } = page;
  const { lang } = pathTable[id];
  const all = { label: labels.breadcrumbServices, href: href(ownPage('services', lang)) };
  const trail = trailOf(lang, all, { label: name, href: href(id) });
  return { trail, jsonLd: [service(page, name), faqPage(faqs, lang), breadcrumbList(trail)] };
}
