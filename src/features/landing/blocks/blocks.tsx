import type { Block } from '@/content/types';
import type { Tone } from '../layout';
import { ChecklistBlock } from './checklist-block';
import { ProseBlock } from './prose-block';
import { StepsBlock } from './steps-block';
import { TableBlock } from './table-block';
import { VehiclesBlock } from './vehicles-block';
import { WarningBlock } from './warning-block';

/** One piece of the substance that only this page has. */
export function BlockView({ block, tone, open }: { block: Block; tone: Tone; open?: boolean }) {
  switch (block.kind) {
    case 'steps':
      return <StepsBlock block={block} tone={tone} open={open} />;
    case 'prose':
      return <ProseBlock block={block} tone={tone} />;
    case 'checklist':
      return <ChecklistBlock block={block} tone={tone} />;
    case 'table':
      return <TableBlock block={block} tone={tone} />;
    case 'vehicles':
      return <VehiclesBlock block={block} tone={tone} />;
    case 'warning':
      return <WarningBlock block={block} tone={tone} />;
  }
}
