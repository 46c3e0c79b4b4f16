import { memo, useLayoutEffect, useRef, type FocusEvent } from 'react';
import type { DeskCopy } from '@/content/en/desk';
import type { Job, Truck } from '@/contract/job/record';
import { isOver } from '@/contract/job/steps';
import { mapsHref, telHref } from '@/lib/links';
import { readablePhone } from '@/lib/readable-phone';
import { plusCode } from '@/lib/position/plus-code';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { Phone } from '@/ui/phone';
import type { DeskLink } from '../stream/use-desk';
import { CustomerMessages } from './customer-messages';
import { dialable } from '@/contract/phone';
import { JobActions } from './job-actions';
import { JobFacts } from './job-facts';
import type { ServiceNames } from './names';
import { Photos } from './photos';
import { Promised } from './promised';
import { SendLink } from './send-link';
import { StateSign } from './state-sign';
import { TruckHints } from './truck-hints';
import { useSettling } from '../use-settling';
import { Word } from './word';
import { keepFocus, type OnLost } from './use-change';
import { useWhen } from './use-when';

interface JobCardProps {
  copy: DeskCopy;
  services: ServiceNames;
  job: Job;
  trucks: readonly Truck[];
  /** References of other jobs of the same phone, or ''. */
  samePhone: string;
  token: string;
  /** Who is on shift here; '' for nobody: then the card can be read, not changed. */
  by: string;
  change: DeskLink['change'];
  onLost: OnLost;
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
}: JobCardProps) {
  const { card } = copy;
  const phone = dialable(job.phone);
  const newTab = <span className="sr-only">, {card.newTab}</span>;
  const open = !isOver(job.state);
  const { account } = job;
  const when = useWhen();
  /** Whether somebody works in this card. */
  const held = useRef(false);
  const place = useRef<HTMLLIElement>(null);
  useSettling(place, [job.state, job.danger ?? 'safe']);
  const look = ({ currentTarget }: FocusEvent) => {
    held.current = currentTarget.contains(document.activeElement);
  };
  // A colleague's change may remove a form or the whole card, and the focus with it.
  useLayoutEffect(() => {
    const keep = () => {
      if (held.current) keepFocus(job.id);
    };
    keep();
    return keep;
  });
  return (
    <li
      ref={place}
      onFocus={look}
      // When another window comes to the front, the focus still counts as here.
      onBlur={look}
      data-job={job.id}
      data-state={job.state}
      className={cx(
        'flex min-w-0 flex-col gap-2 rounded-xl border-2 bg-card p-3 wrap-anywhere sm:p-4',
        open && job.danger ? 'border-danger' : job.state === 'new' ? 'border-amber-500' : 'border-sign-edge',
      )}
    >
      {job.danger && open && (
        <p className="rounded bg-danger px-2 py-1 font-semibold text-white">{card.danger[job.danger]}</p>
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <h3 tabIndex={-1} className="text-subtitle min-w-0 grow basis-24">
          {account ? (
            <>
              {copy.account.title} <bdi>{account.company}</bdi>
            </>
          ) : job.service ? (
            services[job.service]
          ) : (
            card.phoneJob
          )}
          <span className="block text-base font-normal text-muted">
            {[job.reference, !account && copy.urgency[job.urgency], card.cameIn(when(job.createdAt))]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </h3>
        {job.state === 'new' && !account ? <Promised copy={card} job={job} /> : <StateSign copy={copy} job={job} />}
      </div>
      <div className="flex flex-wrap items-center gap-x-3">
        <a
          className="heading inline-flex min-h-12 items-center gap-2 text-xl underline underline-offset-4"
          href={telHref(phone)}
        >
          <Icon name="phone" className="size-5" />
          <span className="sr-only">{card.call} </span>
          <Phone number={readablePhone(phone)} />
        </a>
        {!phone.startsWith('+971') && <span className="rounded border border-asphalt-700 px-2">{card.abroad}</span>}
        <bdi className="min-w-0">{job.name}</bdi>
      </div>
      <p className="flex flex-wrap items-center gap-x-3">
        {job.place ? (
          <bdi className="font-semibold">{job.place}</bdi>
        ) : (
          <span className="text-muted">{card.noPlace}</span>
        )}
        {job.position && (
          <a
            className="inline-flex min-h-12 items-center gap-1 underline"
            href={mapsHref(job.position.lat, job.position.lng)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="pin" className="size-5" />
            {card.map}
            {newTab}
          </a>
        )}
        {job.position && (
          <span className="text-base text-muted">
            <bdi>{plusCode(job.position)}</bdi>
            {job.position.accuracy > 0 && `, ${card.accuracy(Math.round(job.position.accuracy))}`}
          </span>
        )}
      </p>
      {job.word && <Word copy={copy} word={job.word} />}
      {job.note && <Word copy={copy} word={job.note} />}
      {job.words && (
        <p className="scrolls max-h-40 whitespace-pre-line" dir="auto">
          {job.words}
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
      {by && <JobActions copy={copy} job={job} trucks={trucks} by={by} token={token} change={change} onLost={onLost} />}
      {by && !account && <SendLink copy={copy.links} job={job} trucks={trucks} token={token} newTab={newTab} />}
      {!account && <CustomerMessages copy={copy.messages} job={job} trucks={trucks} newTab={newTab} />}
    </li>
  );
});
