import { useEffect, useRef, useState } from 'react';
import type { DeskCopy } from '@/content/en/desk';
import type { Job } from '@/contract/job/record';
import { notifyOfWord } from '../alarm/signs';
import { ringOnce } from '../alarm/sound';

interface Props {
  copy: DeskCopy['unsent'];
  /** Undefined until there is a board: what stands on the first one is seen, not heard. */
  jobs: readonly Job[] | undefined;
  /** Only a device on shift makes noise. */
  onShift: boolean;
}

/** Announces once, in every tab, that a job was taken but has no truck. Its card shows for how long. */
export function Unsent({ copy, jobs, onShift }: Props) {
  const known = useRef<ReadonlySet<number>>(undefined);
  const [text, setText] = useState('');
  useEffect(() => {
    if (!jobs) return;
    const before = known.current;
    known.current = new Set(jobs.map(({ id }) => id));
    const fresh = before ? jobs.filter(({ id }) => !before.has(id)) : [];
    if (fresh.length === 0) return;
    setText(copy.said(fresh.map(({ reference }) => reference).join(', ')));
    if (!onShift) return;
    ringOnce();
    if (document.hidden) for (const job of fresh) void notifyOfWord(job, copy.notice);
  }, [jobs, onShift, copy]);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
