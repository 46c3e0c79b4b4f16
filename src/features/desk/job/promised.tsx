import type { DeskCopy } from '@/content/en/desk';
import type { Job } from '@/contract/job/record';
import { useTime } from '../alarm/clock';
import { promiseLeft } from '../board/order';
import { Countdown } from './countdown';

/** The promised five minutes, counted down; red when they are over. */
export function Promised({ copy, job }: { copy: DeskCopy['card']; job: Job }) {
  const left = useTime((time) => promiseLeft(job, time));
  return <Countdown copy={copy} title={left < 0 ? copy.overdue : copy.promised} time={left} late={left < 0} />;
}
