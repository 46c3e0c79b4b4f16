import type { LegalBlock } from '@/content/en/legal/shape';
import { LinkedText } from '@/ui/linked-text';

/** The blocks of a section: text, list or a two-column table. */
export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  return (
    <div className="mt-4 space-y-4">
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (block.kind === 'text')
    return (
      <p>
        <LinkedText>{block.text}</LinkedText>
      </p>
    );
  if (block.kind === 'list') return <LegalList items={block.items} />;
  return (
    <table className="w-full border-collapse text-start text-base sm:text-lg">
      <caption className="sr-only">{block.caption}</caption>
      <thead>
        <tr>
          {block.head.map((cell) => (
            <th key={cell} scope="col" className="border-b-2 border-asphalt-600 py-2 pe-4 text-start">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row" className="border-b border-sign-edge py-2.5 pe-4 text-start font-normal">
              {name}
            </th>
            <td className="border-b border-sign-edge py-2.5 font-semibold">
              <LinkedText>{value}</LinkedText>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function LegalList({ items }: { items: readonly string[] }) {
  return (
    <ul className="list-disc space-y-2 ps-6 marker:text-amber-700">
      {items.map((item) => (
        <li key={item} className="ps-1">
          <LinkedText>{item}</LinkedText>
        </li>
      ))}
    </ul>
  );
}
