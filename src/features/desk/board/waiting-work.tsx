import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { adminHref } from '@/config/paths';
import type { DeskCopy } from '@/content/en/desk';
import type { Job } from '@/contract/job/record';
import { ClockProvider } from '../alarm/clock';
import type { ServiceNames } from '../job/names';
import { useBlockMovedButtons } from '../use-block-moved-buttons';
import { troubleNow, troubleOf, type Trouble } from '../job/use-change';
import { LineState } from '../shift/line-state';
import { isLost } from '../stream/desk-state';
import type { DeskLink } from '../stream/use-desk';
import type { BoardView } from './use-board';
import { WaitingRow } from './waiting-row';

/** As many as stand on one screen; the rest is a press away. */
const MOST = 5;

interface Props {
  copy: DeskCopy;
  services: ServiceNames;
  link: DeskLink;
  view: BoardView;
  /** Who is on shift here; '' for nobody: then jobs can be read and called, not taken. */
  by: string;
}

/** Who waits, in a line each, to be called and taken from where one stands; the rest of a job is on the board. */
export function WaitingWork({ copy, services, link, view, by }: Props) {
  const { state, change } = link;
  const title = useRef<HTMLHeadingElement>(null);
  const [saving, setSaving] = useState<number>();
  const rows = useRef<HTMLUListElement>(null);
  const first = view.waiting.slice(0, MOST);
  useBlockMovedButtons(
    rows,
    first.map(({ id }) => id),
  );
  /** Kept here and not in its row: a job that somebody else took has left the list. */
  const [trouble, setTrouble] = useState<Trouble & { id: number }>();
  if (state.status !== 'ready') {
    if (state.status === 'absent') return null;
    return <p className="mt-2 text-muted">{isLost(state.line) ? copy.line[state.line] : copy.loading}</p>;
  }
  const { open, waiting, unsent, late, counts } = view;
  const under = open.length - waiting.length;
  const take = async (job: Job) => {
    // Not `disabled` while saving: that would take the focus away, even if saving fails.
    if (saving !== undefined) return;
    setSaving(job.id);
    const wanted = { kind: 'step', to: 'taken' } as const;
    const saved = await change(job, wanted, by);
    setSaving(undefined);
    const found = troubleOf(copy, saved, { job, change: wanted, label: copy.next.taken, by });
    setTrouble(found && { ...found, id: job.id });
    // The pressed button is gone.
    if (saved.kind === 'ok' || saved.kind === 'conflict') title.current?.focus();
  };
  const said = trouble && troubleNow(copy, trouble, state.jobs.get(trouble.id));
  const board = adminHref('jobs');
  return (
    <section aria-labelledby="waiting-work">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="waiting-work" ref={title} tabIndex={-1} className="text-subtitle">
          {waiting.length > 0 ? copy.board.waiting(counts.waiting) : copy.board.nobody}
          {under > 0 && (
            <span className="font-body text-base font-normal text-muted"> · {copy.board.under(under)}</span>
          )}
          {unsent.length > 0 && (
            <span className="font-body text-base font-normal text-alert"> · {copy.board.unsent(unsent.length)}</span>
          )}
          {late.length > 0 && (
            <span className="font-body text-base font-normal text-alert"> · {copy.board.late(late.length)}</span>
          )}
        </h2>
        <Link className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4" to={board}>
          {copy.board.all}
        </Link>
      </div>
      {isLost(state.line) && (
        <ClockProvider value={view.clock}>
          <LineState copy={copy.line} line={state.line} heardAt={state.heardAt} ahead={state.ahead} />
        </ClockProvider>
      )}
      {said && (
        <p role="alert" className="mb-2 rounded-lg border-2 border-danger p-3 font-semibold text-alert">
          {said.text}
        </p>
      )}
      {first.length > 0 && (
        <ClockProvider value={view.clock}>
          <ul
            ref={rows}
            className="divide-y-2 divide-sign-edge overflow-hidden rounded-xl border-2 border-sign-edge bg-card"
          >
            {first.map((job) => (
              <WaitingRow
                key={job.id}
                copy={copy}
                services={services}
                job={job}
                saving={saving !== undefined}
                onTake={by ? () => void take(job) : undefined}
              />
            ))}
          </ul>
        </ClockProvider>
      )}
      {waiting.length > MOST && (
        <p>
          <Link className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4" to={board}>
            {copy.board.more(counts.waiting - MOST)}
          </Link>
        </p>
      )}
      {!by && waiting.length > 0 && (
        <Link className="btn btn-call mt-3 max-sm:w-full" to={board}>
          {copy.shift.title}
        </Link>
      )}
    </section>
  );
}
