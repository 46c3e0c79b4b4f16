import type { DeskCopy } from '@/content/en/desk';
import type { Job } from '@/contract/job/record';
import { isOver } from '@/contract/job/steps';
import { truckHints } from '@/contract/job/truck-hint';

/** What the job is likely to need, before a truck is chosen. */
export function TruckHints({ copy, job }: { copy: DeskCopy['hints']; job: Job }) {
  const hints = isOver(job.state) ? [] : truckHints(job);
  if (hints.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-1.5 text-base">
      <span className="sr-only">{copy.title}: </span>
      {hints.map((hint) => (
        <span key={hint} data-hint={hint} className="rounded bg-asphalt-900 px-2 py-0.5 font-semibold text-white">
          {copy.names[hint]}
        </span>
      ))}
    </p>
  );
}
