import { LinkedText } from '@/ui/linked-text';
import { SideSection } from '../parts/side-section';
import type { BlockProps } from './types';

/** Steps as kilometre posts along a lane marking; `open`: on phones too, where no tap may stand before them. */
export function StepsBlock({ block, tone, open }: BlockProps<'steps'> & { open?: boolean }) {
  return (
    <SideSection title={block.title} intro={block.intro} tone={tone} fold={!open}>
      <ol>
        {block.steps.map((step, i) => (
          <li key={step.title} className="relative flex gap-5 pb-5 last:pb-0 wide:pb-8">
            {i < block.steps.length - 1 && (
              <span
                aria-hidden="true"
                className="absolute start-[1.4rem] top-12 bottom-0 border-s-4 border-dashed border-sign-edge"
              />
            )}
            <span
              aria-hidden="true"
              className="grid size-12 shrink-0 place-items-center rounded-md bg-amber-400 heading text-2xl text-asphalt-950"
            >
              {i + 1}
            </span>
            <div className="pt-1">
              <h3 className="text-subtitle">{step.title}</h3>
              <p className="mt-1 max-w-text text-muted">
                <LinkedText>{step.text}</LinkedText>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </SideSection>
  );
}
