import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { DeskCopy } from '@/content/en/desk';
import type { FoundJobs } from '@/contract/job/find';
import type { Job } from '@/contract/job/record';
import { Button } from '@/ui/button';
import { SearchField } from '@/ui/search-field';
import { Summary } from '@/ui/summary';
import { WholeReferences } from '../job/whole-references';
import { erasedOf, findJobs } from '../stream/api';

interface Props {
  copy: DeskCopy['find'];
  token: string;
  /** As they are now, where the desk knows more than was found. */
  jobs: ReadonlyMap<number, Job>;
  /** Changes where a job may have been erased. */
  boards: number;
  /** Those that stand above: there they are changed, here they are only shown. */
  onBoard: ReadonlySet<number>;
  card: (job: Job) => ReactNode;
  /** A card in which nothing can be changed. */
  seen: (job: Job) => ReactNode;
}

/** Finds a job of any age, a phone call's too. */
export function FindJob({ copy, token, jobs, boards, onBoard, card, seen }: Props) {
  const [q, setQ] = useState('');
  const [found, setFound] = useState<FoundJobs | 'looking' | 'failed'>();
  const asked = useRef('');
  const find = async (event: FormEvent) => {
    event.preventDefault();
    const words = q.trim();
    if (words === '' || (found === 'looking' && words === asked.current)) return;
    setFound('looking');
    asked.current = words;
    const answer = (await findJobs(token, words)) ?? 'failed';
    // Corrected meanwhile: the answer to what was meant counts.
    if (words === asked.current) setFound(answer);
  };
  const result = typeof found === 'object' ? found : undefined;
  const dropErased = useEffectEvent(async () => {
    const ids = result?.jobs.map(({ id }) => id) ?? [];
    if (ids.length === 0) return;
    const now = (await findJobs(token, asked.current))?.jobs.map(({ id }) => id);
    // A job that no longer matches may just have been changed, so ask whether it was erased.
    const erased =
      now &&
      (await erasedOf(
        token,
        ids.filter((id) => !now.includes(id)),
      ));
    if (!erased?.size) return;
    setFound((list) =>
      typeof list === 'object' ? { ...list, jobs: list.jobs.filter(({ id }) => !erased.has(id)) } : list,
    );
  });
  // Removes erased jobs from a list that stays open: no event reports an erasure, only a new board.
  useEffect(() => void dropErased(), [boards]);
  // The desk keeps a job that was changed here until its next board, which does not include jobs this old.
  const newer = ({ id, version }: Job) => ((jobs.get(id)?.version ?? 0) > version ? jobs.get(id) : undefined);
  if (result?.jobs.some(newer)) setFound({ ...result, jobs: result.jobs.map((job) => newer(job) ?? job) });
  const list = result?.jobs.map((job) => jobs.get(job.id) ?? job) ?? [];
  const above = list.filter(({ id }) => onBoard.has(id)).map(({ reference }) => reference);
  const said =
    typeof found === 'object'
      ? [copy.found(list.length, found.more), above.length > 0 && copy.above(above.join(', '))]
      : [found && copy[found]];
  return (
    <details className="mt-6">
      <Summary>{copy.title}</Summary>
      <form
        role="search"
        className="grid items-end gap-x-3 sm:max-w-2xl sm:grid-cols-[1fr_auto]"
        onSubmit={(event) => void find(event)}
      >
        <SearchField label={copy.label} hint={copy.hint} value={q} onValue={setQ} />
        <Button type="submit" variant="ghost" className="mb-6" aria-disabled={found === 'looking'}>
          {copy.find}
        </Button>
      </form>
      <p role="status" className="text-muted">
        <WholeReferences text={said.filter(Boolean).join(' ')} />
      </p>
      <ul className="mt-3 grid items-start gap-4 lg:grid-cols-2 2xl:grid-cols-3">
        {list.map((job) => (onBoard.has(job.id) ? seen : card)(job))}
      </ul>
    </details>
  );
}
