import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { LinkedText } from '@/ui/linked-text';
import { Section } from '@/ui/section';
import type { BlockProps } from './types';

/** Things to have, do or look for. */
export function ChecklistBlock({ block, tone }: BlockProps<'checklist'>) {
  return (
    <Section title={block.title} intro={block.intro} tone={tone} fold>
      <ul className="grid gap-x-10 gap-y-3 md:grid-cols-2">
        {block.items.map((item) => (
          <li key={item} className="flex gap-3">
            <Icon
              name={block.danger ? 'warning' : 'check'}
              className={cx('mt-0.5 size-6 shrink-0', block.danger ? 'text-alert' : 'text-whatsapp-dark')}
            />
            <span>
              <LinkedText>{item}</LinkedText>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
