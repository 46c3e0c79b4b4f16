import type { DeskCopy } from '@/content/en/desk';
import type { Job } from '@/contract/job/record';
import { useTime } from '../alarm/clock';
import { isUnsent } from '../board/order';
import { Countdown } from './countdown';

/** What a job has come to; of one that was taken and forgotten, for how long. */
export function StateSign({ copy: { card, states }, job }: { copy: DeskCopy; job: Job }) {
  const since = useTime((time) => (isUnsent(job, time) ? time - Date.parse(job.stateAt) : 0));
  if (since > 0) return <Countdown copy={card} title={card.unsent} time={since} late />;
  return (
    <span className="shrink-0 rounded bg-asphalt-900 px-2 py-0.5 text-base font-semibold text-white">
      {states[job.state]}
    </span>
  );
}
