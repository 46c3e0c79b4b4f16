import type { DeskCopy } from '@/content/en/desk';
import type { Job } from '@/contract/job/record';
import { useTime } from '../alarm/clock';
import { isUnsent, lateBy } from '../board/order';
import { Countdown } from './countdown';

/** What a job has come to; for how long, if it was taken and forgotten, or its truck is late. */
export function StateSign({ copy: { card, states }, job }: { copy: DeskCopy; job: Job }) {
  const since = useTime((time) => (isUnsent(job, time) ? time - Date.parse(job.stateAt) : 0));
  const late = useTime((time) => lateBy(job, time));
  if (since > 0) return <Countdown copy={card} title={card.unsent} time={since} late />;
  if (late > 0) return <Countdown copy={card} title={card.truckLate} time={late} late />;
  return (
    <span className="rounded bg-asphalt-900 px-2 py-0.5 text-base font-semibold text-white">{states[job.state]}</span>
  );
}
