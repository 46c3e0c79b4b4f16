import type { Block } from '@/content/types';
import { ChecklistBlock } from './checklist-block';
import { ProseBlock } from './prose-block';
import { StepsBlock } from './steps-block';
import { TableBlock } from './table-block';
import { VehiclesBlock } from './vehicles-block';
import { WarningBlock } from './warning-block';

/** One piece of the substance that only this page has. */
export function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'steps':
      return <StepsBlock block={block} />;
    case 'prose':
      return <ProseBlock block={block} />;
    case 'checklist':
      return <ChecklistBlock block={block} />;
    case 'table':
      return <TableBlock block={block} />;
    case 'vehicles':
      return <VehiclesBlock block={block} />;
    case 'warning':
      return <WarningBlock block={block} />;
  }
}
