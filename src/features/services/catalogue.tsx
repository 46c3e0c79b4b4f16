import type { ServicesContent } from '@/content/en/services';
import { SERVICE_PRICES } from '@/contract/catalogue';
import { LinkedText } from '@/ui/linked-text';
import { PageLink } from '@/ui/page-link';
import { Section } from '@/ui/section';

/** The six entries of the booking catalogue with their from-prices in AED. */
export function Catalogue({ words }: { words: ServicesContent }) {
  const { catalogue, from, price } = words;
  return (
    <Section id="prices" title={catalogue.title} intro={catalogue.intro}>
      <table className="w-full">
        <caption className="sr-only">{catalogue.caption}</caption>
        <thead className="border-b-4 border-ink">
          <tr>
            <th scope="col" className="py-2 pe-4 text-start">
              {catalogue.service}
            </th>
            <th scope="col" className="hidden py-2 pe-4 text-start sm:table-cell">
              {catalogue.includes}
            </th>
            <th scope="col" className="py-2 text-end">
              {catalogue.price}
            </th>
          </tr>
        </thead>
        <tbody>
          {catalogue.rows.map((row) => (
            <tr key={row.id} className="border-b-2 border-sign-edge">
              <th scope="row" className="py-2 pe-4 text-start">
                <PageLink
                  page={row.page}
                  className="inline-flex min-h-12 items-center font-heading text-xl font-bold underline underline-offset-4"
                >
                  {row.name}
                </PageLink>
                <span className="block pb-2 leading-snug font-normal text-muted sm:hidden">{row.includes}</span>
              </th>
              <td className="hidden max-w-text py-2 pe-4 text-muted sm:table-cell">
                <LinkedText>{row.includes}</LinkedText>
              </td>
              <td className="py-2 text-end heading text-xl whitespace-nowrap">
                <span className="sr-only">{from(SERVICE_PRICES[row.id])}</span>
                <span aria-hidden="true">{price(SERVICE_PRICES[row.id])}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 max-w-text text-muted">
        <LinkedText>{catalogue.note}</LinkedText>
      </p>
      <PageLink page="book" className="btn btn-call mt-6">
        {catalogue.book}
      </PageLink>
    </Section>
  );
}
