import type { DeskCopy } from '@/content/en/desk';
import type { Job } from '@/contract/job/record';
import { useTime } from '../alarm/clock';
import { countdown, isUnsent } from '../board/order';

/** What a job has come to; of one that was taken and forgotten, for how long. Not read out every second. */
export function StateSign({ copy: { card, states }, job }: { copy: DeskCopy; job: Job }) {
  const since = useTime((time) => (isUnsent(job, time) ? time - Date.parse(job.stateAt) : 0));
  if (since > 0)
    return (
      <p className="shrink-0 text-end text-base leading-tight text-alert">
        <span className="block">{card.unsent}</span>
        <bdi className="heading text-2xl tabular-nums" role="timer" aria-live="off">
          {countdown(since, card)}
        </bdi>
      </p>
    );
  return (
    <span className="shrink-0 rounded bg-asphalt-900 px-2 py-0.5 text-base font-semibold text-white">
      {states[job.state]}
    </span>
  );
}
