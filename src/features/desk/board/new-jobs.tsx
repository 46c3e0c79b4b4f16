import { useEffect, useRef, useState } from 'react';
import type { DeskCopy } from '@/content/en/desk';
import type { Job } from '@/contract/job/record';
import { isWaiting } from '../alarm/ring';
import { manyJobs } from '../alarm/signs';
import { dangerText } from '../job/said';

/**
 * Jobs that arrive within this time are announced together, in milliseconds: a live region whose text is replaced while
 * it is being read is not heard.
 */
const TOGETHER_MS = 1000;
/** More than these are counted, not named. */
const MOST = 3;

type Copy = Pick<DeskCopy, 'arrived' | 'account' | 'card'>;

/** What is said of jobs that have just come. */
function arrival({ arrived, account, card }: Copy, fresh: readonly Job[]): string {
  if (fresh.length > MOST) return manyJobs(arrived, fresh);
  return fresh
    .map((job) =>
      job.account
        ? account.arrived(job.account.company)
        : arrived.one(job.reference, job.place || card.noPlace, dangerText(card, job)),
    )
    .join('. ');
}

/**
 * Announces each new job once to screen readers, in every tab. Jobs that already waited at the first board are only
 * counted in its heading.
 */
export function NewJobs({ copy, jobs }: { copy: Copy; jobs: ReadonlyMap<number, Job> }) {
  const known = useRef<Set<number>>(undefined);
  const untold = useRef<Job[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [text, setText] = useState('');
  useEffect(() => {
    const before = known.current;
    known.current = new Set([...(before ?? []), ...jobs.keys()]);
    if (!before) return;
    untold.current.push(...[...jobs.values()].filter((job) => isWaiting(job) && !before.has(job.id)));
    if (untold.current.length === 0 || timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      setText(arrival(copy, untold.current.splice(0)));
    }, TOGETHER_MS);
  }, [jobs, copy]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
