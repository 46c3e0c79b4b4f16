import { Section } from '@/ui/section';
import type { BlockOf } from './types';

/** Running text at a readable width; its heading stands beside it on a wide screen. */
export function ProseBlock({ block }: { block: BlockOf<'prose'> }) {
  return (
    <Section title={block.title}>
      <div className="max-w-text space-y-4 border-s-4 border-amber-400 ps-5">
        {block.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Section>
  );
}
