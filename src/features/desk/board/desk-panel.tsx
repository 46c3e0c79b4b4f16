import { useCallback, useEffect, useState } from 'react';
import type { DeskCopy } from '@/content/en/desk';
import type { Job } from '@/contract/job/record';
import { isOver } from '@/contract/job/steps';
import { Button } from '@/ui/button';
import { ClockProvider } from '../alarm/clock';
import { isWaiting } from '../alarm/ring';
import { JobCard } from '../job/job-card';
import type { ServiceNames } from '../job/names';
import { NewJob } from '../job/new-job';
import { BOARD_TITLE, keepFocus, troubleNow, type OnLost, type Trouble } from '../job/use-change';
import { hasDraft } from '../use-draft';
import { LineState } from '../shift/line-state';
import { ShiftBar } from '../shift/shift-bar';
import type { useShift } from '../shift/use-shift';
import { isLost } from '../stream/desk-state';
import type { DeskLink } from '../stream/use-desk';
import { Trucks } from '../trucks/trucks';
import { Ended } from './ended';
import { FindJob } from './find-job';
import { JobList } from './job-list';
import { LostTrouble } from './lost-trouble';
import type { BoardView } from './use-board';

/** Of more jobs of one phone a card names the newest, and says how many others there are: a prankster makes fifty. */
const MOST_NAMED = 3;

interface Props {
  copy: DeskCopy;
  services: ServiceNames;
  link: DeskLink;
  view: BoardView;
  token: string;
  shift: ReturnType<typeof useShift>;
}

/** The board: who is on shift, what waits, what is under way, what is over. */
export function DeskPanel({ copy, services, link, view, token, shift }: Props) {
  const { state } = link;
  const { jobs, boards, trucks, ahead } = state;
  const { clock, open, counts, accounts, left, over, unpriced, same, kept, gone, discard } = view;
  const [adding, setAdding] = useState(() => hasDraft('new'));
  // Another tab may end the shift, or sign out: nothing could be saved then. What is typed stays for the next shift.
  if (adding && shift.name === '') setAdding(false);
  // The button that had opened it goes with the shift.
  useEffect(() => (adding ? () => keepFocus(0) : undefined), [adding]);
  /** By job: errors of changes whose card has been unmounted, for example because a colleague ended the job. */
  const [lost, setLost] = useState<ReadonlyMap<number, { job: Job; trouble: Trouble }>>(new Map());
  const onLost = useCallback<OnLost>(
    (job, trouble) => setLost((old) => new Map(old).set(job.id, { job, trouble })),
    [],
  );
  const erased = [...gone].map(([id, job]) => [id, { job, trouble: { text: copy.actions.gone } }] as const);
  const forget = (id: number) => {
    setLost(new Map([...lost].filter(([of]) => of !== id)));
    if (gone.has(id)) discard(id);
  };
  if (state.status !== 'ready') {
    return (
      <p role="status" className="mt-4 text-muted">
        {isLost(state.line) ? copy.line[state.line] : copy.loading}
      </p>
    );
  }
  const samePhone = (job: Job): string => {
    const others = (same.get(job.id) ?? []).map((id) => jobs.get(id)?.reference ?? '');
    const named = others.slice(-MOST_NAMED);
    return others.length > 0 ? copy.card.samePhone(named.join(', '), others.length - named.length) : '';
  };
  const onBoard = new Set([open, accounts, left, over, unpriced].flatMap((list) => list.map(({ id }) => id)));
  const cardBy = (by: string) => (job: Job) => (
    <JobCard
      key={job.id}
      copy={copy}
      services={services}
      job={job}
      trucks={trucks}
      samePhone={samePhone(job)}
      token={token}
      by={by}
      change={link.change}
      onLost={onLost}
      onDiscard={kept.has(job.id) ? () => discard(job.id) : undefined}
    />
  );
  const under = open.filter(({ state }) => !isOver(state)).length;
  const card = cardBy(shift.name);
  return (
    <ClockProvider value={clock}>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <LineState copy={copy.line} line={state.line} heardAt={state.heardAt} ahead={ahead} />
        {shift.name && <ShiftBar copy={copy.shift} shift={shift} />}
      </div>
      {!shift.name && <ShiftBar copy={copy.shift} shift={shift} />}
      {adding && (
        <NewJob copy={copy} services={services} by={shift.name} add={link.add} onClose={() => setAdding(false)} />
      )}
      {/* Closer to one line of the shift than to its whole card. */}
      <div className={`flex items-center justify-between gap-4 ${shift.name ? 'mt-1 sm:mt-3' : 'mt-5'}`}>
        <h2 id={BOARD_TITLE} tabIndex={-1} className="text-subtitle">
          {counts.waiting > 0
            ? copy.board.waiting(counts.waiting)
            : under > 0
              ? copy.board.under(under)
              : copy.board.none}
        </h2>
        {shift.name && (
          <Button variant="dark" className="min-h-12 shrink-0" onClick={() => setAdding(true)}>
            {/* A half-typed draft that was closed probably belongs to another caller. */}
            {!adding && hasDraft('new') ? copy.board.goOn : copy.board.add}
          </Button>
        )}
      </div>
      {[...new Map([...lost, ...erased])].map(([id, { job, trouble }]) => (
        <LostTrouble
          key={id}
          copy={copy.actions}
          job={job}
          trouble={troubleNow(copy, trouble, jobs.get(id)) ?? trouble}
          onClose={() => forget(id)}
        />
      ))}
      {/* Waiting jobs are always shown, without "show more". */}
      <JobList copy={copy.board} jobs={open} least={open.findLastIndex(isWaiting) + 1} card={card} />
      {accounts.length > 0 && (
        <section aria-labelledby="accounts">
          <h2 id="accounts" className="text-subtitle mt-6">
            {copy.account.waiting(accounts.length)}
          </h2>
          <p className="text-muted">{copy.account.why}</p>
          <JobList copy={copy.board} jobs={accounts} card={card} />
        </section>
      )}
      {left.length > 0 && (
        <section aria-labelledby="left-over">
          <h2 id="left-over" className="text-subtitle mt-6">
            {copy.board.left(counts.left)}
          </h2>
          <p className="text-muted">{copy.board.leftWhy}</p>
          <JobList copy={copy.board} jobs={left} card={card} />
        </section>
      )}
      <Trucks copy={copy.trucks} trucks={trucks} save={link.saveTruck} />
      <Ended copy={copy.board} title={copy.board.ended(over.length)} jobs={over} card={card} />
      <Ended
        copy={copy.board}
        title={copy.board.unpriced(unpriced.length)}
        why={copy.board.unpricedWhy}
        jobs={unpriced}
        card={card}
      />
      <FindJob
        copy={copy.find}
        token={token}
        jobs={jobs}
        boards={boards}
        onBoard={onBoard}
        card={card}
        seen={cardBy('')}
      />
    </ClockProvider>
  );
}
