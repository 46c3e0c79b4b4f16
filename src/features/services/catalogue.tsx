import { href } from '@/config/paths';
import type { ServicesContent } from '@/content/en/services';
import { SERVICE_PRICES } from '@/contract/catalogue';
import { ButtonLink } from '@/ui/button';
import { A } from '@/ui/link';
import { Section } from '@/ui/section';

/** The six entries of the booking catalogue with their from-prices in AED. */
export function Catalogue({ catalogue, from }: { catalogue: ServicesContent['catalogue']; from: string }) {
  return (
    <Section id="prices" title={catalogue.title} intro={catalogue.intro}>
      <table className="w-full max-w-4xl">
        <caption className="sr-only">{catalogue.caption}</caption>
        <thead className="border-b-4 border-ink">
          <tr>
            <th scope="col" className="py-2 pe-4 text-start">{catalogue.service}</th>
            <th scope="col" className="hidden py-2 pe-4 text-start sm:table-cell">{catalogue.includes}</th>
            <th scope="col" className="py-2 text-end">{catalogue.price}</th>
          </tr>
        </thead>
        <tbody>
          {catalogue.rows.map((row) => (
            <tr key={row.id} className="border-b-2 border-sign-edge">
              <th scope="row" className="py-2 pe-4 text-start">
                <A to={href(row.page)} className="inline-flex min-h-12 items-center font-heading text-xl font-bold underline underline-offset-4">{row.name}</A>
              </th>
              <td className="hidden py-2 pe-4 text-muted sm:table-cell">{row.includes}</td>
              <td className="py-2 text-end heading text-xl whitespace-nowrap"><span className="sr-only">{from} </span><span aria-hidden="true">AED </span>{SERVICE_PRICES[row.id]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 max-w-text text-muted">{catalogue.note}</p>
      <ButtonLink to={href('book')} variant="call" className="mt-6">{catalogue.book}</ButtonLink>
    </Section>
  );
}
