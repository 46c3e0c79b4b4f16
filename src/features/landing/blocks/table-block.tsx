import { LinkedText } from '@/ui/linked-text';
import { Section } from '@/ui/section';
import type { BlockProps } from './types';

/** A table on wide screens; on a phone each row becomes a card whose cells name their column. */
export function TableBlock({ block, tone }: BlockProps<'table'>) {
  return (
    <Section title={block.title} intro={block.intro} tone={tone} fold>
      <table className="block w-full md:table">
        <caption className="sr-only">{block.title}</caption>
        <thead className="sr-only md:not-sr-only md:table-header-group">
          <tr className="border-b-2 border-ink">
            {block.head.map((cell) => (
              <th key={cell} scope="col" className="py-2 pe-6 text-start font-semibold">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {block.rows.map((row) => (
            <tr key={row[0]} className="block border-b border-sign-edge py-3 md:table-row">
              <th scope="row" className="block text-start align-top font-semibold md:table-cell md:py-3 md:pe-6">
                {row[0]}
              </th>
              {row.slice(1).map((cell, i) => (
                <td key={i} className="block align-top md:table-cell md:py-3 md:pe-6">
                  <span aria-hidden="true" className="text-sm text-muted md:hidden">
                    {block.head[i + 1]}:{' '}
                  </span>
                  <span>
                    <LinkedText>{cell}</LinkedText>
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
