import { LinkedText } from '@/ui/linked-text';
import { SideSection } from '../parts/side-section';
import type { BlockProps } from './types';

/** Running text at a readable width; its heading stands beside it on a wide screen. */
export function ProseBlock({ block, tone }: BlockProps<'prose'>) {
  return (
    <SideSection title={block.title} tone={tone} fold>
      <div className="max-w-text space-y-4">
        {block.paragraphs.map((text) => (
          <p key={text}>
            <LinkedText>{text}</LinkedText>
          </p>
        ))}
      </div>
    </SideSection>
  );
}
