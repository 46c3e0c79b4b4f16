import type { DeskCopy } from '@/content/en/desk';
import { answerBadges, wishText } from '@/content/en/truck-answers';
import type { Job } from '@/contract/job/record';
import { isOver } from '@/contract/job/steps';
import { truckHints, truckWish } from '@/contract/job/truck-hint';

/** What the job is likely to need, before a truck is chosen, and what the customer said of it. */
export function TruckHints({ copy, job }: { copy: DeskCopy['hints']; job: Job }) {
  if (isOver(job.state)) return null;
  const hints = truckHints(job);
  const wish = truckWish(job);
  const badges = job.answers ? answerBadges(job.answers) : [];
  if (hints.length + badges.length === 0) return null;
  return (
    <div className="text-base">
      {wish && (
        <p data-wish className="font-semibold">
          {wishText(wish)}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-1.5">
        <span className="sr-only">{copy.title}: </span>
        {hints.map((hint) => (
          <span key={hint} data-hint={hint} className="rounded bg-asphalt-900 px-2 py-0.5 font-semibold text-white">
            {copy.names[hint]}
          </span>
        ))}
        {badges.map((badge) => (
          <span key={badge} data-answer className="rounded border border-asphalt-700 px-2 py-0.5">
            {badge}
          </span>
        ))}
      </p>
    </div>
  );
}
