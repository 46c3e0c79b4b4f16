import { SideSection } from '../parts/side-section';
import type { BlockProps } from './types';

/** Running text at a readable width; its heading stands beside it on a wide screen. */
export function ProseBlock({ block, tone }: BlockProps<'prose'>) {
  return (
    <SideSection title={block.title} tone={tone}>
      <div className="max-w-text space-y-4">
        {block.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </SideSection>
  );
}
