import type { OfferCatalog, WithContext } from 'schema-dts';
import { href, ownPage, pathTable, type PathId } from '@/config/paths';
import { SERVICE_PRICES } from '@/contract/catalogue';
import type { ServicesContent } from '@/content/en/services';
import { absolute } from '@/lib/links';

/** The catalogue of the page `id` as structured data: one offer per entry, with its lowest price in AED. */
export const offerCatalog = ({ meta, catalogue }: ServicesContent, id: PathId): WithContext<OfferCatalog> => ({
  '@context': 'https://schema.org',
  '@type': 'OfferCatalog',
  name: meta.title,
  url: absolute(href(id)),
  itemListElement: catalogue.rows.map((row) => ({
    '@type': 'Offer',
    itemOffered: {
      '@type': 'Service',
      name: row.name,
      description: row.includes,
      url: absolute(href(ownPage(row.page, pathTable[id].lang))),
    },
    priceSpecification: { '@type': 'PriceSpecification', minPrice: SERVICE_PRICES[row.id], priceCurrency: 'AED' },
  })),
});
