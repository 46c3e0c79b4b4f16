import { useState, type ReactNode } from 'react';
import type { DeskCopy } from '@/content/en/desk';
import type { Job } from '@/contract/job/record';
import { Summary } from '@/ui/summary';
import { JobList } from './job-list';

interface Props {
  copy: DeskCopy['board'];
  title: string;
  why?: string;
  jobs: readonly Job[];
  card: (job: Job) => ReactNode;
}

/** Jobs that are over, folded away: their cards are made when somebody opens it. */
export function Ended({ copy, title, why, jobs, card }: Props) {
  const [open, setOpen] = useState(false);
  if (jobs.length === 0) return null;
  return (
    <details open={open} className="mt-6" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Summary>{title}</Summary>
      {open && why && <p className="text-muted">{why}</p>}
      {open && <JobList copy={copy} jobs={jobs} card={card} />}
    </details>
  );
}
