import { useRef, useState, type ReactNode } from 'react';
import type { DeskCopy } from '@/content/en/desk';
import type { Job } from '@/contract/job/record';
import { Button } from '@/ui/button';
import { begunJobs } from '../use-draft';
import { useBlockMovedButtons } from '../use-block-moved-buttons';
import { KeepFieldInPlace } from './keep-field-in-place';
import { useDrawn } from './use-drawn';

/** More cards at once than anybody reads; a board of a thousand would cost a slow machine seconds. */
const AT_FIRST = 24;
const MORE = 48;

interface Props {
  copy: DeskCopy['board'];
  jobs: readonly Job[];
  /** So many of the first are there without being asked for. */
  least?: number;
  card: (job: Job) => ReactNode;
}

/**
 * The first jobs of a list, and more on request. A card that was used stays mounted, however many are inserted before
 * it, since something may be typed in it.
 */
export function JobList({ copy, jobs, least = 0, card }: Props) {
  const [limit, setLimit] = useState(AT_FIRST);
  const [used, setUsed] = useState<ReadonlySet<number>>(begunJobs);
  const most = Math.min(Math.max(limit, least), jobs.length);
  const { drawn, end } = useDrawn(most);
  const list = useRef<HTMLUListElement>(null);
  const shown = jobs.filter(({ id }, place) => place < drawn || used.has(id));
  useBlockMovedButtons(
    list,
    shown.map(({ id }) => id),
  );
  const rest = drawn < most ? 0 : jobs.length - shown.length;
  const use = (target: EventTarget) => {
    const id = Number((target as HTMLElement).closest<HTMLElement>('[data-job]')?.dataset.job);
    if (id && !used.has(id)) setUsed(new Set([...used, id]));
  };
  /**
   * The button disappears while cards are rendered. The focus moves to the last card that was there, so that Tab
   * continues with the new ones.
   */
  const showMore = () => {
    setLimit(most + MORE);
    [...(list.current?.querySelectorAll<HTMLElement>('a, button, summary') ?? [])]
      .at(-1)
      ?.focus({ preventScroll: true });
  };
  return (
    <>
      <KeepFieldInPlace>
        <ul
          ref={list}
          className="mt-3 grid items-start gap-4 lg:grid-cols-2 2xl:grid-cols-3"
          onFocus={({ target }) => use(target)}
        >
          {shown.map(card)}
        </ul>
      </KeepFieldInPlace>
      <div ref={end} />
      {rest > 0 && (
        <Button variant="ghost" className="mt-4 w-full sm:w-auto" onClick={showMore}>
          {copy.more(rest)}
        </Button>
      )}
    </>
  );
}
