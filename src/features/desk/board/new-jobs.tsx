import { useEffect, useRef, useState } from 'react';
import type { DeskCopy } from '@/content/en/desk';
import type { Job } from '@/contract/job/record';
import { isWaiting } from '../alarm/ring';

/** Tells a screen reader of each new job, once. Those that waited when the board came up are counted in its heading. */
export function NewJobs({ copy, jobs }: { copy: Pick<DeskCopy, 'board' | 'account'>; jobs: readonly Job[] }) {
  const known = useRef<Set<number>>(undefined);
  const [text, setText] = useState('');
  useEffect(() => {
    const before = known.current;
    known.current = new Set([...(before ?? []), ...jobs.map(({ id }) => id)]);
    const fresh = before ? jobs.filter((job) => isWaiting(job) && !before.has(job.id)) : [];
    const told = ({ account, place }: Job) =>
      account ? copy.account.arrived(account.company) : copy.board.arrived(place);
    if (fresh.length > 0) setText(fresh.map(told).join('. '));
  }, [jobs, copy]);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
