import type { DeskCopy } from '@/content/en/desk';
import { cx } from '@/ui/cx';
import { countdown } from '../board/order';

interface Props {
  copy: DeskCopy['card'];
  title: string;
  /** Milliseconds; negative when they are over. */
  time: number;
  late: boolean;
}

/** A running time on a job's card. Not read out every second. */
export function Countdown({ copy, title, time, late }: Props) {
  return (
    <p className={cx('text-end text-base leading-tight', late && 'text-alert')}>
      <span className="block">{title}</span>
      <bdi className="heading text-2xl tabular-nums" role="timer" aria-live="off">
        {countdown(time, copy)}
      </bdi>
    </p>
  );
}
