import { useEffect, useRef, useState } from 'react';
import type { DeskCopy } from '@/content/en/desk';
import type { Job, JobEvent } from '@/contract/job/record';
import { BLOCKABLE, blockNextPress } from '@/ui/form/one-press';
import { clearWords, notifyOfWord } from '../alarm/signs';
import { ringOnce } from '../alarm/sound';
import { speaker, whatWasSaid } from '../job/said';
import { TypedText } from '../job/typed-text';
import { keepFocus } from '../job/use-change';
import { useWhen } from '../job/use-when';

/** Most messages at once, so that the jobs stay visible on a phone; the next ones follow when these were read. */
const MOST = 3;

interface Props {
  copy: DeskCopy;
  jobs: ReadonlyMap<number, Job>;
  /** Since the board came up, oldest first, each once. */
  said: readonly JobEvent[];
  /** Only a device on shift makes noise. */
  onShift: boolean;
}

/**
 * New messages of customers and drivers, in every tab: announced to screen readers, heard once on shift, and shown
 * until somebody here has read them. Needed because a job that its customer cancels leaves the board, card and all.
 */
export function Heard({ copy, jobs, said, onShift }: Props) {
  const { heard } = copy;
  const when = useWhen();
  /** Numbers of the messages that were read here. */
  const [read, setRead] = useState<ReadonlySet<number>>(new Set());
  const newest = said.at(-1);
  const rung = useRef(newest?.seq);
  useEffect(() => {
    if (!newest || newest.seq === rung.current) return;
    rung.current = newest.seq;
    if (!onShift) return;
    ringOnce();
    const job = jobs.get(newest.jobId);
    if (document.hidden && job) void notifyOfWord(job, heard.notice);
  }, [newest, onShift, jobs, heard]);

  // Messages of an erased job are dropped.
  const unread = said.filter(({ seq, jobId }) => !read.has(seq) && jobs.has(jobId));
  // The newest first: large letters leave room for little more.
  const shown = unread.slice(-MOST).reverse();
  return (
    <section
      aria-label={shown.length > 0 ? heard.title : undefined}
      data-notice={shown.length > 0 ? 'high' : undefined}
      // Session replay, where it is configured, sees no text of it.
      data-clarity-mask="true"
      className={
        shown.length > 0
          ? 'fixed start-2 end-2 bottom-[calc(var(--bar-height)+0.5rem)] z-30 mx-auto max-h-[40vh] max-w-xl overflow-y-auto rounded-xl border-4 border-amber-500 bg-card px-3 pt-2 wrap-anywhere shadow-lg lg:start-auto lg:end-4'
          : 'sr-only'
      }
    >
      <div role="log" className="space-y-1">
        {shown.map((event) => (
          <p key={event.seq} className="line-clamp-3">
            <span className="whitespace-nowrap text-muted">{jobs.get(event.jobId)?.reference}</span>{' '}
            <span className="font-semibold">{speaker(copy, event, when(event.at))}</span>{' '}
            <TypedText text={whatWasSaid(copy, event)} detail={event.detail} />
          </p>
        ))}
      </div>
      {shown.length > 0 && (
        <button
          type="button"
          className={`sticky bottom-0 min-h-12 w-full bg-card text-start font-semibold underline underline-offset-4 ${BLOCKABLE}`}
          onClick={() => {
            blockNextPress();
            setRead(new Set([...read, ...shown.map(({ seq }) => seq)]));
            void clearWords();
            keepFocus(shown[0]?.jobId ?? 0);
          }}
        >
          {heard.understood}
        </button>
      )}
    </section>
  );
}
