import { priorityRules, type Priority } from '@/simulation';
import { cx } from '@/ui/cx';
import { useFleetWords } from '../words';

/** A dot in the colour of the priority. The colour is never the only sign: the badge beside it has the word. */
export function PriorityDot({ priority, className }: { priority: Priority; className?: string }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className={cx('size-4 shrink-0', className)}>
      <circle cx="8" cy="8" r="8" fill={priorityRules[priority].color} opacity="0.35" />
      <circle cx="8" cy="8" r="5" fill={priorityRules[priority].color} />
    </svg>
  );
}

/** The priority's word with its dot. */
export function PriorityBadge({ priority }: { priority: Priority }) {
  const { priorities } = useFleetWords();
  return (
    <span className="inline-flex items-center gap-1.5 rounded bg-asphalt-950 px-2 py-0.5 text-sm font-bold ltr:tracking-wide text-white">
      <PriorityDot priority={priority} />
      {priorities[priority]}
    </span>
  );
}
