import { memo, useRef } from 'react';
import type { DeskCopy } from '@/content/en/desk';
import type { Job, Truck } from '@/contract/job/record';
import { isOver } from '@/contract/job/steps';
import { phonesInOrder } from '@/contract/typed-phones';
import { cx } from '@/ui/cx';
import type { DeskLink } from '../stream/use-desk';
import { CustomerMessages } from './customer-messages';
import { JobActions } from './job-actions';
import { JobContact, JobPlace } from './job-contact';
import { JobFacts } from './job-facts';
import { JobTitle } from './job-title';
import type { ServiceNames } from './names';
import { Photos } from './photos';
import { Promised } from './promised';
import { dangerText } from './said';
import { SendLink } from './send-link';
import { StateSign } from './state-sign';
import { TruckHints } from './truck-hints';
import { useBlockMovedButtons } from '../use-block-moved-buttons';
import { Word } from './word';
import type { OnLost } from './use-change';
import { useHeldFocus } from './use-held-focus';

interface JobCardProps {
  copy: DeskCopy;
  services: ServiceNames;
  job: Job;
  trucks: readonly Truck[];
  /** Which other jobs are of the same phone, or ''. */
  samePhone: string;
  token: string;
  /** Who is on shift here; '' for nobody: then the card can be read, not changed. */
  by: string;
  change: DeskLink['change'];
  onLost: OnLost;
  /** Where the job is over, and the card stays only for what is typed in it: drops that. */
  onDiscard?: () => void;
}

/**
 * One job: how urgent, who, where, what, and the next step as the one big button. All of
 * its text was typed by a stranger.
 */
export const JobCard = memo(function JobCard({
  copy,
  services,
  job,
  trucks,
  samePhone,
  token,
  by,
  change,
  onLost,
  onDiscard,
}: JobCardProps) {
  const { card } = copy;
  const newTab = <span className="sr-only">, {card.newTab}</span>;
  const open = !isOver(job.state);
  const { account } = job;
  const focus = useHeldFocus(job.id);
  const place = useRef<HTMLLIElement>(null);
  useBlockMovedButtons(place, [job.state, job.danger ?? 'safe']);
  return (
    <li
      ref={place}
      {...focus}
      data-job={job.id}
      data-state={job.state}
      className={cx(
        'flex min-w-0 flex-col gap-2 rounded-xl border-2 bg-card p-3 wrap-anywhere sm:p-4',
        open && job.danger ? 'border-danger' : job.state === 'new' ? 'border-amber-500' : 'border-sign-edge',
      )}
    >
      {job.danger && open && (
        <p className="rounded bg-danger px-2 py-1 font-semibold text-white">{dangerText(card, job)}</p>
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <JobTitle copy={copy} services={services} job={job} />
        {job.state === 'new' && !account ? <Promised copy={card} job={job} /> : <StateSign copy={copy} job={job} />}
      </div>
      <JobContact copy={card} job={job} />
      <JobPlace copy={card} job={job} newTab={newTab} />
      {job.word && <Word copy={copy} word={job.word} />}
      {job.note && <Word copy={copy} word={job.note} />}
      {job.words && (
        <p className="scrolls whitespace-pre-line" dir="auto">
          {phonesInOrder(job.words)}
        </p>
      )}
      {account && job.email && (
        <a className="inline-flex min-h-12 items-center self-start underline" href={`mailto:${job.email}`}>
          {job.email}
        </a>
      )}
      {!account && <TruckHints copy={copy.hints} job={job} />}
      <JobFacts copy={copy} job={job} trucks={trucks} samePhone={samePhone} />
      {job.photos !== undefined && <Photos copy={copy.photos} job={job} token={token} newTab={newTab} />}
      {by && (
        <JobActions
          copy={copy}
          job={job}
          trucks={trucks}
          by={by}
          token={token}
          change={change}
          onLost={onLost}
          onDiscard={onDiscard}
        />
      )}
      {by && !account && <SendLink copy={copy.links} job={job} trucks={trucks} token={token} newTab={newTab} />}
      {!account && <CustomerMessages copy={copy.messages} job={job} trucks={trucks} newTab={newTab} />}
    </li>
  );
});
