import type { OfferCatalog, WithContext } from 'schema-dts';
import { href } from '@/config/paths';
import { SERVICE_PRICES } from '@/contract/catalogue';
import type { ServicesContent } from '@/content/en/services';
import { absolute } from '@/lib/links';

/** The catalogue as structured data: one offer per entry, with its lowest price in AED. */
export const offerCatalog = ({ meta, catalogue }: ServicesContent): WithContext<OfferCatalog> => ({
  '@context': 'https://schema.org',
  '@type': 'OfferCatalog',
  name: meta.title,
  url: absolute(href('services')),
  itemListElement: catalogue.rows.map((row) => ({
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name: row.name, description: row.includes, url: absolute(href(row.page)) },
    priceSpecification: { '@type': 'PriceSpecification', minPrice: SERVICE_PRICES[row.id], priceCurrency: 'AED' },
  })),
});
