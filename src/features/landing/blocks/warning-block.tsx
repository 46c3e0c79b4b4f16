import { Container } from '@/ui/container';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { LinkedText } from '@/ui/linked-text';
import { TONES } from '@/ui/section';
import { useLanding } from '../context';
import type { BlockProps } from './types';

/** What must not be overlooked: a warning in the page's flow. */
export function WarningBlock({ block, tone }: BlockProps<'warning'>) {
  const { labels } = useLanding();
  return (
    <div className={cx('py-4 wide:pt-0 wide:pb-16', TONES[tone])}>
      <Container>
        <div className="flex gap-3 rounded-lg border-2 border-danger bg-card p-4 wide:gap-4 wide:p-5">
          <Icon name="warning" className="size-8 shrink-0 text-alert" />
          <div>
            <p className="text-sm font-semibold text-alert">{labels.warning}</p>
            <h2 className="text-subtitle">{block.title}</h2>
            <p className="mt-1 max-w-text">
              <LinkedText>{block.text}</LinkedText>
            </p>
          </div>
        </div>
      </Container>
    </div>
  );
}
