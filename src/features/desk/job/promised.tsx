import type { DeskCopy } from '@/content/en/desk';
import type { Job } from '@/contract/job/record';
import { cx } from '@/ui/cx';
import { useTime } from '../alarm/clock';
import { countdown, promiseLeft } from '../board/order';

/** The promised five minutes, counted down; red when they are over. Not read out every second. */
export function Promised({ copy, job }: { copy: DeskCopy['card']; job: Job }) {
  const left = useTime((time) => promiseLeft(job, time));
  return (
    <p className={cx('shrink-0 text-end text-base leading-tight', left < 0 && 'text-alert')}>
      <span className="block">{left < 0 ? copy.overdue : copy.promised}</span>
      <bdi className="heading text-2xl tabular-nums" role="timer" aria-live="off">
        {countdown(left, copy)}
      </bdi>
    </p>
  );
}
